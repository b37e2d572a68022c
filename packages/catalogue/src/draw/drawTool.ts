import { type Block, paragraph } from "@docs/generator";
import type { Wish } from "../data/referenceSchemas.ts";

/** Every tool has a page below `/tools`, and an island `tool-<name>` of its own. */
export const toolNames = ["config", "convert", "dns", "log", "upgrade"] as const;

/** The place of a tool: its island gets the addresses of the reference files, should it need them. */
export function drawTool(name: string, addresses: Record<string, string>): Block[] {
  const sentence = "This tool runs in your browser and sends nothing. It needs JavaScript, which is off.";
  return drawIsland(`tool-${name}`, addresses, sentence);
}

/** The place of a calculator in an article; it carries its own data. */
export function drawWish(wish: Wish): Block[] {
  const sentence = "The calculator for other numbers needs JavaScript, which is off.";
  return drawIsland("wish", { wish: JSON.stringify(wish) }, sentence);
}

/** The place of the form for the reader's own values. */
export function drawMyValues(): Block[] {
  return drawIsland("my-values", { form: "" }, "Your own values need JavaScript, which is off.");
}

function drawIsland(name: string, data: Record<string, string>, sentence: string): Block[] {
  return [{ type: "island", name, data, children: [paragraph(sentence)], markdown: [] }];
}
