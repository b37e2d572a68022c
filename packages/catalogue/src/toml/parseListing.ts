import type { ConfigEntry } from "./parseToml.ts";

const ROW = /^\|([^|]*)\|(.*)\|\s*$/;

/** Whether a text is the output of `stalwart-cli server list-config`. */
export function isListing(text: string): boolean {
  return /^\+-+\+-+\+\s*$/m.test(text) && /^\|\s*Key\s*\|\s*Value\s*\|\s*$/m.test(text);
}

/**
 * Parses the output of `list-config`. Its keys lack the requested prefix, which is only known if the text includes the
 * command. A multi-line value continues in rows without a key.
 */
export function parseListing(text: string): ConfigEntry[] {
  const prefix = /list-config\s+['"]?([\w.-]+)/.exec(text)?.[1];
  const before = prefix ? prefix.replace(/\.$/, "").split(".") : [];
  const entries: ConfigEntry[] = [];
  let from = 0;
  for (const [at, row] of text.split("\n").entries()) {
    const [, keyCell = "", valueCell] = ROW.exec(row) ?? [];
    const key = keyCell.trim();
    const start = from + row.indexOf("|", 1) + 2;
    const value = valueCell === undefined ? "" : valueCell.slice(1).trimEnd();
    const last = entries.at(-1);
    if (valueCell !== undefined && key === "" && last) {
      last.text += `\n${value}`;
      last.to = start + value.length;
    } else if (valueCell !== undefined && !(key === "Key" && value === "Value")) {
      const parts = [...before, ...key.split(".")];
      entries.push({ parts, text: value, line: at + 1, from: start, to: start + value.length });
    }
    from += row.length + 1;
  }
  return entries;
}
