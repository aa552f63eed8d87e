/** The addresses of the page. The server sends the same page for all of them. */

export interface Route {
  page:
    | "home"
    | "learn"
    | "new"
    | "table"
    | "replay"
    | "review"
    | "record"
    | "puzzles"
    | "rules"
    | "settings"
    | "workshop"
    | "nowhere";
  game: string;
  lesson: string;
  table: string;
  decision: number;
}

export function read(path: string): Route {
  const [first = "", second = "", third = "", fourth = ""] = path.split("/").filter(Boolean);
  const route: Route = { page: "nowhere", game: "", lesson: "", table: "", decision: 0 };
  if (first === "") return { ...route, page: "home" };
  if (first === "settings") return { ...route, page: "settings" };
  if (first === "workshop") return { ...route, page: "workshop", game: second };
  if (first === "new" && second) return { ...route, page: "new", game: second };
  if (first === "learn" && second) return { ...route, page: "learn", game: second, lesson: third };
  if (first === "review") return { ...route, page: "record" };
  if (first === "puzzles") return { ...route, page: "puzzles", game: second, lesson: third };
  if (first === "rules" && second) return { ...route, page: "rules", game: second };
  if (first === "table" && /^[0-9a-f]{16}$/.test(second)) {
    if (third === "replay") return { ...route, page: "replay", table: second, decision: Number(fourth) || 0 };
    if (third === "review") return { ...route, page: "review", table: second, decision: Number(fourth) || 0 };
    if (!third) return { ...route, page: "table", table: second };
  }
  return route;
}

export const place = $state({ route: read(location.pathname) });

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  place.route = read(location.pathname);
  if (!replace) scrollTo(0, 0);
}

/** A plain click on a link opens it inside the page; the browser handles every other click. */
export function followLinks(): () => void {
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.download) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    go(link.pathname);
  };
  const pop = (): void => {
    place.route = read(location.pathname);
  };
  document.addEventListener("click", click);
  addEventListener("popstate", pop);
  return () => {
    document.removeEventListener("click", click);
    removeEventListener("popstate", pop);
  };
}
