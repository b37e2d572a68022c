import { SMALL_TEXT, textWidth } from "../textSize.ts";
import type { FlowGroup } from "./flowchart.ts";

/** How wide a group must be for its title, which is set bold: that takes about a sixth more room. */
export function groupTitleWidth({ label }: FlowGroup): number {
  return label ? Math.ceil(textWidth([label.replaceAll("\n", " ")], SMALL_TEXT.size) * 1.16) + 32 : 0;
}
