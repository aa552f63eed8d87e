/** Editions that this browser keeps, the one somebody is working on, and links that carry one. */

export interface Kept {
  game: string;
  name: string;
  text: string;
}
const PLACE = "hortus.editions";
/** As the server: the most characters of a file. */
const LARGEST = 64 * 1024;

export function kept(game: string): Kept[] {
  return all().filter((one) => one.game === game);
}

function all(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]).filter((one) => one && typeof one.text === "string") : [];
  } catch {
    return [];
  }
}

/** Keep an edition under a name; one with the same name is replaced. False where the browser has no room. */
export function keep(edition: Kept): boolean {
  return store([...others(edition.game, edition.name), edition]);
}

export function forget(game: string, name: string): void {
  store(others(game, name));
}

const others = (game: string, name: string): Kept[] => all().filter((one) => one.game !== game || one.name !== name);

function store(editions: Kept[]): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify(editions));
    return true;
  } catch {
    return false;
  }
}

const UNFINISHED = "hortus.unfinished.";

/** The file somebody was working on in this tab: trying it out, reloading or going back must not lose it. */
export function unfinished(game: string): string {
  try {
    return sessionStorage.getItem(UNFINISHED + game) ?? "";
  } catch {
    return "";
  }
}

/** Without a text there is nothing to come back to. */
export function leaveOff(game: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(UNFINISHED + game, text);
    else sessionStorage.removeItem(UNFINISHED + game);
  } catch {
    // A browser without room still edits.
  }
}

/** The file, packed for an address. It stands after the #, so that it reaches no server. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What `packed` has packed; empty if it is damaged or larger than an edition can be. */
export async function unpacked(link: string): Promise<string> {
  try {
    const letters = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const reader = stream.getReader();
    const parts: BlobPart[] = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > LARGEST) {
        await reader.cancel();
        return "";
      }
      parts.push(part.value as BlobPart);
    }
    return await new Blob(parts).text();
  } catch {
    return "";
  }
}
