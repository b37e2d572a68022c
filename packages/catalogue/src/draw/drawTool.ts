import { type Block, paragraph } from "@docs/generator";
import type { ReferenceLinks } from "../reference/connectReference.ts";

/** Every tool has a page below `/tools` and an island `tool-<name>`. */
export const toolNames = [
  "config",
  "convert",
  "dns",
  "expression",
  "log",
  "message",
  "move",
  "upgrade",
] as const;

/** Draws the element of a tool, with the URLs of the data files it may fetch. */
export function drawTool(name: string, { addresses, releases }: ReferenceLinks): Block[] {
  const sentence = "This tool runs in your browser and sends nothing. It needs JavaScript.";
  const data = { ...addresses, releases: JSON.stringify(releases), room: "screen" };
  return drawIsland(`tool-${name}`, data, sentence);
}

export function drawMyValues(): Block[] {
  return drawIsland("my-values", { form: "", room: "form" }, "Your own values need JavaScript.");
}

/** Draws an element that needs script, with a sentence for readers without it. */
export function drawIsland(name: string, data: Record<string, string>, sentence: string): Block[] {
  return [{ type: "island", name, data, children: [paragraph(sentence)] }];
}
