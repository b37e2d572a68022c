import type { Block } from "@docs/generator";
import { drawIsland } from "../draw/drawTool.ts";
import type { Calculator } from "./tomlSchemas.ts";

/** Draws the element of a calculator in an article, with its data. */
export function drawCalculator(calculator: Calculator): Block[] {
  const sentence = "The calculator for other numbers needs JavaScript.";
  // The page reserves the height of the open result.
  const room = (calculator.results[0]?.lines.length ?? 0) > 4 ? "tall-box" : "box";
  return drawIsland("calculator", { calculator: JSON.stringify(calculator), room }, sentence);
}
