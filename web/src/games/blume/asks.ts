/** What is asked, in one plain sentence for every step. */
import type { Spelled } from "../../generated/wire";
import { t } from "../../words";
import { colourName, toolName } from "./names";
import { EITHER, INSTEAD, SECATEURS, type Seen, own } from "./seen";

/** How many tiles are still to be named is a number in the question of the house. */
const LEFT = /(\d+) more/;

export function asks(seen: Seen, left: Spelled[]): string {
  const may = (kind: string): boolean => left.some((action) => action.do === kind);
  const colour = colourName(seen.part?.[1] ?? 0);
  switch (seen.step) {
    case "take":
      return t(may("use") ? "blume.ask.taketool" : may("dip") ? "blume.ask.take" : "blume.ask.takeonly");
    case "act":
      if (seen.part?.[0] === EITHER) return t("blume.ask.either", { colour });
      return seen.part?.[0] === INSTEAD ? t("blume.ask.instead", { colour }) : t("blume.ask.market");
    case "prune":
      if (may("shed")) return t("blume.ask.shed");
      return t("blume.ask.prune", { left: LEFT.exec(seen.prompt)?.[1] ?? "" });
    case "lift":
      if (seen.tools?.busy === SECATEURS) return t("blume.ask.cut");
      return t("blume.ask.lift", { tool: toolName(seen.tools?.busy ?? 0) });
    case "replant":
      return t("blume.ask.replant", { tool: toolName(seen.tools?.busy ?? 0) });
    case "place":
      return t(seen.gardens[own(seen)]?.tiles.length ? "blume.ask.place" : "blume.ask.first");
    default:
      return t(`blume.ask.${seen.step}`);
  }
}
