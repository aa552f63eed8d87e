// Made from Python by `make types`; not edited by hand.
/** Pieces by name, each drawn round the origin. */
export const ART = {
  "green": `<path stroke="var(--ink, #2B2A26)" stroke-width="1.5" d="M0 0 C-22 -10 -17 -32 0 -42 C17 -32 22 -10 0 0 Z" fill="var(--leaf, #3F7D4E)"/>`,
  "pink": `<path stroke="var(--ink, #2B2A26)" stroke-width="1.5" d="M0 0 C-24 -12 -24 -40 -9 -40 C-3 -40 0 -36 0 -32 C0 -36 3 -40 9 -40 C24 -40 24 -12 0 0 Z" fill="var(--pink, #D9739B)"/>`,
  "tree": `<g><rect stroke="var(--ink, #2B2A26)" stroke-width="1.5" x="-4" y="4" width="8" height="28" rx="3" fill="#8A6A48"/><circle stroke="var(--ink, #2B2A26)" stroke-width="1" cx="-14" cy="-8" r="16" fill="var(--leaf-deep, #23512F)"/><circle stroke="var(--ink, #2B2A26)" stroke-width="1" cx="14" cy="-8" r="16" fill="var(--leaf-deep, #23512F)"/><circle stroke="var(--ink, #2B2A26)" stroke-width="1" cx="0" cy="-20" r="17" fill="var(--leaf-deep, #23512F)"/><circle stroke="var(--ink, #2B2A26)" stroke-width="1" cx="0" cy="-2" r="15" fill="var(--leaf-deep, #23512F)"/></g>`,
} as const;
