/** What is asked, in one plain sentence for whatever can be done. */
import type { BlumeAction } from "../../generated/blume";
import { known, t } from "../../words";
import { colourName, toolName } from "./names";
import { NONE, type Seen, own } from "./seen";

export function asks(seen: Seen, left: BlumeAction[]): string {
  const may = (kind: BlumeAction["do"]): boolean => left.some((action) => action.do === kind);
  const colour = colourName(seen.part?.[1] ?? 0);
  const busy = seen.tools?.busy ?? NONE;
  const tool = toolName(busy);
  switch (left[0]?.do) {
    case "take":
    case "dip":
    case "use":
      if (busy !== NONE) return t("blume.ask.trade");
      return t(may("use") ? "blume.ask.taketool" : may("dip") ? "blume.ask.take" : "blume.ask.takeonly");
    case "stock":
    case "market":
    case "lower":
      if (may("stock")) return t("blume.ask.either", { colour });
      return may("lower") ? t("blume.ask.instead", { colour }) : t("blume.ask.market");
    case "prune":
      return t("blume.ask.prune", { left: seen.to_prune ?? "" });
    case "lift":
      // A tool that only cuts has a question of its own.
      return known(`blume.ask.lift.${busy}`) ? t(`blume.ask.lift.${busy}`) : t("blume.ask.lift", { tool });
    case "place":
      if (busy !== NONE) return t("blume.ask.replant", { tool });
      return t(seen.gardens[own(seen)]?.tiles.length ? "blume.ask.place" : "blume.ask.first");
    case "sift":
    case "leave":
      return t("blume.ask.sift");
    default:
      return left[0] ? t(`blume.ask.${left[0].do}`) : "";
  }
}
