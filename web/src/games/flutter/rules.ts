/** The rules of Flutter with drawn examples. */
import type { FlutterScene, FlutterView } from "../../generated/flutter";
import type { Paragraph } from "../game";
import { paragraph } from "../telling";
import { bee, matching, mismatched, pond, rondel, tracks } from "./examples";

export function rules(): Paragraph<FlutterScene, FlutterView>[] {
  return [
    paragraph("flutter", "aim", 1),
    paragraph("flutter", "setup", 2),
    paragraph("flutter", "sun", 1),
    paragraph("flutter", "take", 1, rondel()),
    paragraph("flutter", "place", 1),
    paragraph("flutter", "flowers", 1, matching()),
    paragraph("flutter", "costs", 1, mismatched()),
    paragraph("flutter", "rainbow", 2),
    paragraph("flutter", "ponds", 2, pond()),
    paragraph("flutter", "enclosed", 2),
    paragraph("flutter", "bees", 2, bee()),
    paragraph("flutter", "pass", 1),
    paragraph("flutter", "pollen", 1),
    paragraph("flutter", "end", 2, tracks()),
  ];
}
