/** New pieces bounce a little while an event is shown; everything else does not move. */
export function pop(node: Element, moving: boolean): void {
  if (!moving) return;
  node.animate([{ opacity: 0.1 }, { opacity: 1 }], { duration: 220, easing: "ease-out" });
  const box = (node as SVGGraphicsElement).getBBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const from = (scale: number): string => `translate(${x}px, ${y}px) scale(${scale}) translate(${-x}px, ${-y}px)`;
  node.animate([{ transform: from(0.6) }, { transform: from(1.08), offset: 0.7 }, { transform: from(1) }], {
    duration: 220,
    easing: "ease-out",
  });
}

/** Rise and fade, for what was gained or paid. */
export function rise(node: Element, ms: number): void {
  node.animate(
    [
      { opacity: 0, transform: "translateY(10px)" },
      { opacity: 1, transform: "translateY(0)", offset: 0.35 },
      { opacity: 1, transform: "translateY(-8px)" },
    ],
    { duration: ms, easing: "ease-out", fill: "forwards" },
  );
}
