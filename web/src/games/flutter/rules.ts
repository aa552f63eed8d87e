/** The rules of Flutter with drawn examples. */
import { t } from "../../words";
import type { FlutterScene, FlutterView } from "../../generated/flutter";
import type { Paragraph } from "../game";
import { type Drawn, bee, matching, mismatched, pond, rondel, tracks } from "./examples";

function paragraph(id: string, lines: number, example?: Drawn): Paragraph<FlutterScene, FlutterView> {
  return {
    id,
    title: t(`flutter.rules.${id}`),
    text: Array.from({ length: lines }, (_, line) => t(`flutter.rules.${id}.${line + 1}`)),
    ...(example ? { example, caption: t(`flutter.rules.${id}.caption`) } : {}),
  };
}

export function rules(): Paragraph<FlutterScene, FlutterView>[] {
  return [
    paragraph("aim", 1),
    paragraph("setup", 2),
    paragraph("sun", 1),
    paragraph("take", 1, rondel()),
    paragraph("place", 1),
    paragraph("flowers", 1, matching()),
    paragraph("costs", 1, mismatched()),
    paragraph("rainbow", 2),
    paragraph("ponds", 2, pond()),
    paragraph("enclosed", 2),
    paragraph("bees", 2, bee()),
    paragraph("pass", 1),
    paragraph("pollen", 1),
    paragraph("end", 2, tracks()),
  ];
}
