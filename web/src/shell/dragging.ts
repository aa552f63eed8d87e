/**
 * Pieces can be dragged: what is lifted is picked, and so is every place it is held above, so that the
 * ghost snaps to legal places on the way. Letting go leaves it there, ready to be confirmed.
 */
import type { Fixed } from "../table/narrowing";

/** What it means to hold a piece above a place, or to lift the piece that lies there. */
export interface Held {
  fields: Fixed;
  hold: () => void;
}

const LIFT = 8;
const held = new WeakMap<Element, Held>();

export function holdable(node: Element, here: Held): { update(here: Held): void } {
  held.set(node, here);
  return { update: (next) => void held.set(node, next) };
}

/** A dragged piece passes other pieces; they are not picked up. */
export function compatible(lifted: Fixed, under: Fixed): boolean {
  return Object.keys(under).every((field) => field === "do" || !(field in lifted) || lifted[field] === under[field]);
}

/** Use it on the element around the places. */
export function dragging(node: HTMLElement, drop: () => void): { update(drop: () => void): void; destroy(): void } {
  let from: { x: number; y: number; pointer: number; piece: Element; fields: Fixed } | null = null;
  let copy: SVGSVGElement | null = null;
  let lifted = false;

  function down(event: PointerEvent): void {
    const piece = (event.target as Element).closest("[data-drag=true][data-lit=true]");
    const here = piece && held.get(piece);
    if (!here || !event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId, piece, fields: here.fields };
    lifted = false;
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    if (!lifted) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < LIFT) return;
      lifted = true;
      copy = picture(from.piece);
      held.get(from.piece)?.hold();
    }
    // Dragging a piece does not pan the board.
    event.stopPropagation();
    event.preventDefault();
    carry(event);
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-place][data-lit=true]");
    const there = under && under !== from.piece ? held.get(under) : undefined;
    if (there && compatible(from.fields, there.fields)) there.hold();
  }

  function carry(event: PointerEvent): void {
    copy?.style.setProperty("transform", `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`);
  }

  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    const dropped = lifted && event.type === "pointerup";
    from = null;
    lifted = false;
    copy?.remove();
    copy = null;
    if (!dropped) return;
    // Ignore the click that follows a drag.
    const swallow = (click: Event): void => click.stopPropagation();
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 0);
    drop();
  }

  node.addEventListener("pointerdown", down, { capture: true });
  window.addEventListener("pointermove", move, { capture: true });
  window.addEventListener("pointerup", up, { capture: true });
  window.addEventListener("pointercancel", up, { capture: true });
  return {
    update: (next) => void (drop = next),
    destroy() {
      node.removeEventListener("pointerdown", down, { capture: true });
      window.removeEventListener("pointermove", move, { capture: true });
      window.removeEventListener("pointerup", up, { capture: true });
      window.removeEventListener("pointercancel", up, { capture: true });
      copy?.remove();
    },
  };
}

/** A picture of the piece that follows the pointer; its shapes are already defined on the page. */
function picture(piece: Element): SVGSVGElement | null {
  const group = piece instanceof SVGGraphicsElement ? piece : piece.querySelector("svg");
  if (!group) return null;
  const drawn = group.getBBox();
  const shown = group.getBoundingClientRect();
  const copy = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  copy.setAttribute("class", "lifted");
  copy.setAttribute("color", getComputedStyle(group).color);
  copy.setAttribute("viewBox", `${drawn.x} ${drawn.y} ${drawn.width} ${drawn.height}`);
  copy.setAttribute("width", String(shown.width));
  copy.setAttribute("height", String(shown.height));
  copy.setAttribute("aria-hidden", "true");
  for (const child of group.childNodes) copy.append(child.cloneNode(true));
  document.body.append(copy);
  return copy;
}
