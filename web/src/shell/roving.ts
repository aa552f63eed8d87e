/**
 * One group of places, one stop for Tab. Arrows go to the nearest place that can be chosen in that
 * direction, with Shift to any place; focus stays where it was when the board is drawn anew.
 */

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

type Point = [number, number];

/** The nearest of these points in a direction: straight ahead counts more than aside. */
export function nearest(from: Point, points: Point[], way: Point): number {
  let best = -1;
  let least = Infinity;
  let far = -1; // far to the side, if nothing lies ahead, so that every place can be reached
  let leastFar = Infinity;
  points.forEach(([x, y], index) => {
    const ahead = (x - from[0]) * way[0] + (y - from[1]) * way[1];
    const aside = Math.abs((x - from[0]) * way[1]) + Math.abs((y - from[1]) * way[0]);
    if (ahead < 1) return;
    const cost = ahead + aside * 2;
    if (aside > ahead * 3) {
      if (cost < leastFar) {
        leastFar = cost;
        far = index;
      }
    } else if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best < 0 ? far : best;
}

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

export function roving(node: Element): { destroy(): void } {
  let last = "";
  let inside = false;

  const places = (): SVGElement[] => [...node.querySelectorAll<SVGElement>("[data-place]")];
  const open = (): SVGElement[] => places().filter((place) => place.dataset.lit === "true");

  function settle(): void {
    const all = places();
    const lit = all.filter((place) => place.dataset.lit === "true");
    const known = all.find((place) => place.dataset.place === last);
    const here = all.find((place) => place === document.activeElement);
    const wanted = here ?? (known?.dataset.lit === "true" ? known : (lit[0] ?? known ?? all[0]));
    for (const place of all) {
      const index = place === wanted ? "0" : "-1";
      if (place.getAttribute("tabindex") !== index) place.setAttribute("tabindex", index);
    }
    // If the focused place was removed, its successor gets the focus.
    if (inside && wanted && (document.activeElement === document.body || !document.activeElement)) wanted.focus();
  }

  function focusin(event: Event): void {
    const place = (event.target as Element).closest<SVGElement>("[data-place]");
    if (!place) return;
    inside = true;
    last = place.dataset.place ?? "";
    settle();
  }

  function focusout(event: Event): void {
    const heir = (event as FocusEvent).relatedTarget;
    if (!(heir instanceof Node) || node.contains(heir)) return;
    inside = false;
    // Tab comes back to a place that can be chosen.
    queueMicrotask(settle);
  }

  function keydown(event: Event): void {
    const key = event as KeyboardEvent;
    const way = WAYS[key.key];
    if (!way || key.altKey || key.ctrlKey || key.metaKey) return;
    const here = (event.target as Element).closest<SVGElement>("[data-place]");
    if (!here) return;
    key.preventDefault();
    let among = key.shiftKey ? places() : open();
    if (among.length === 0) among = places();
    const index = nearest(middle(here), among.map(middle), way);
    among[index]?.focus();
  }

  const observer = new MutationObserver(() => settle());
  observer.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-lit"] });
  node.addEventListener("focusin", focusin);
  node.addEventListener("focusout", focusout);
  node.addEventListener("keydown", keydown);
  settle();
  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener("focusin", focusin);
      node.removeEventListener("focusout", focusout);
      node.removeEventListener("keydown", keydown);
    },
  };
}
