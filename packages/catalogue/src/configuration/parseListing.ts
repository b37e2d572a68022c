import type { ConfigEntry } from "../settings/parseConfig.ts";

const ROW = /^\|([^|]*)\|(.*)\|\s*$/;

/** Whether a text is what `stalwart-cli server list-config` prints. */
export function isListing(text: string): boolean {
  return /^\+-+\+-+\+\s*$/m.test(text) && /^\|\s*Key\s*\|\s*Value\s*\|\s*$/m.test(text);
}

/**
 * Reads that table. It has its keys without the prefix that was asked for, which is only known if the command stands
 * in the text too. A value of several lines goes on in rows that have no key.
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
