import { existsSync, readFileSync } from "node:fs";
import { catalogue } from "@docs/catalogue";
import type { Extension } from "@docs/generator";

const own = catalogue();

/** The catalogue with the project's own data, whatever content it is used with. */
export const realExtension: Extension = {
  ...own,
  load: (input) =>
    own.load({
      ...input,
      readText(file) {
        const url = new URL(`../../content/${file}`, import.meta.url);
        return file.endsWith(".json") && existsSync(url) ? readFileSync(url, "utf8") : null;
      },
    }),
};
