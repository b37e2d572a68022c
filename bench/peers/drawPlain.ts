import type { Catalogue } from "../../packages/catalogue/src/catalogue.ts";
import { drawEvents } from "../../packages/catalogue/src/draw/drawEvents.ts";
import { drawSettings } from "../../packages/catalogue/src/draw/drawSettings.ts";
import { createMarkdownPen } from "../../packages/catalogue/src/draw/markdownPen.ts";
import { drawDirective } from "../../packages/catalogue/src/drawDirective.ts";
import { escapeMarkup } from "./plainMarkdown.ts";

const pen = createMarkdownPen(escapeMarkup);

/** Draws directives as plain Markdown, each once: a corpus repeats them many times. */
export function createPlainDraw(catalogue: Catalogue) {
  const drawn = new Map<string, string>();
  return (name: string, attributes: Record<string, string>): string => {
    const key = JSON.stringify([name, attributes]);
    const text = drawn.get(key) ?? draw(name, attributes).trim();
    drawn.set(key, text);
    return text;
  };

  function draw(name: string, attributes: Record<string, string>): string {
    // Explorers list everything with filters; without our script, that is a list.
    if (name === "settings-explorer") return drawSettings(catalogue.settings.entries, pen);
    if (name === "events-explorer") return drawEvents(catalogue.events.entries, pen);
    const result = drawDirective(name, attributes, catalogue);
    if (!result.ok) throw new Error(`::${name} cannot be exported: ${result.message}`);
    return result.draw(pen);
  }
}
