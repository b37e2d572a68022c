import { type Block, paragraph } from "@docs/generator";
import type { Calculator } from "../data/referenceSchemas.ts";

/** Every tool has a page below `/tools` and an island `tool-<name>`. */
export const toolNames = ["config", "convert", "dns", "log", "upgrade"] as const;

/** Draws the element of a tool; `addresses` are the URLs of the data files it may fetch. */
export function drawTool(name: string, addresses: Record<string, string>): Block[] {
  const sentence = "This tool runs in your browser and sends nothing. It needs JavaScript.";
  return drawIsland(`tool-${name}`, addresses, sentence);
}

/** Draws the element of a calculator in an article, with its data. */
export function drawCalculator(calculator: Calculator): Block[] {
  const sentence = "The calculator for other numbers needs JavaScript.";
  // The page reserves the height of the open result.
  const isTall = (calculator.results[0]?.lines.length ?? 0) > 4;
  return drawIsland(
    "calculator",
    { calculator: JSON.stringify(calculator), ...(isTall && { tall: "" }) },
    sentence,
  );
}

export function drawMyValues(): Block[] {
  return drawIsland("my-values", { form: "" }, "Your own values need JavaScript.");
}

function drawIsland(name: string, data: Record<string, string>, sentence: string): Block[] {
  return [{ type: "island", name, data, children: [paragraph(sentence)], markdown: [] }];
}
