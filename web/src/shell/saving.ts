/** Lets the browser save a file that this page has made or received. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
