import type { Block } from "@docs/generator";
import type { Catalogue } from "../../packages/catalogue/src/data/catalogue.ts";
import { directives } from "../../packages/catalogue/src/draw/directives.ts";
import { drawEvents } from "../../packages/catalogue/src/draw/drawEvents.ts";
import { drawSettings } from "../../packages/catalogue/src/draw/drawSettings.ts";
import type { ReferenceLinks } from "../../packages/catalogue/src/reference/connectReference.ts";
import { writeMarkdown } from "../../packages/generator/src/nodes/writeMarkdown.ts";
import { escapeMarkup } from "./plainMarkdown.ts";

/** Draws directives as plain Markdown, each once: a corpus repeats them many times. */
export function createPlainDraw(catalogue: Catalogue) {
  const drawn = new Map<string, string>();
  return (name: string, attributes: Record<string, string>): string => {
    const key = JSON.stringify([name, attributes]);
    const text = drawn.get(key) ?? writeMarkdown(draw(name, attributes), (path) => path, escapeMarkup).trim();
    drawn.set(key, text);
    return text;
  };

  function draw(name: string, attributes: Record<string, string>): Block[] {
    // Explorers list everything with filters; without our script, that is a list.
    const links: ReferenceLinks = {
      addresses: {},
      findDoc: () => undefined,
      explorer: (kind) =>
        kind === "events"
          ? drawEvents(catalogue.events.entries, catalogue).draw(links)
          : drawSettings(catalogue.settings.entries, catalogue.historyOf).draw(links),
    };
    const result = directives[name]?.(catalogue, attributes);
    if (!result || "message" in result) throw new Error(`::${name} cannot be exported: ${result?.message}`);
    return result.draw(links);
  }
}
