import { isListing, parseListing } from "./parseListing.ts";
import { parseToml } from "./parseToml.ts";

/** Parses the configuration file, or the output of `list-config`, which has the settings of file and database. */
export function parseEntries(text: string) {
  const kind: "file" | "listing" = isListing(text) ? "listing" : "file";
  const file = parseToml(kind === "file" ? text : "");
  const entries =
    kind === "file" ? file.statements.flatMap((statement) => statement.entries) : parseListing(text);
  return { kind, ...file, entries };
}
