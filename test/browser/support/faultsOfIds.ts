import { Parser } from "htmlparser2";

const REFERENCES = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "list"];

/** Ids that a document has twice, and references to ids that it lacks. */
export function faultsOfIds(html: string): string[] {
  const ids = new Set<string>();
  const references: [attribute: string, id: string][] = [];
  const faults: string[] = [];
  const parser = new Parser({
    onopentag(_name, attributes) {
      const { id } = attributes;
      if (id !== undefined && ids.has(id)) faults.push(`id "${id}" twice`);
      if (id !== undefined) ids.add(id);
      for (const attribute of REFERENCES)
        for (const one of attributes[attribute]?.split(" ") ?? []) references.push([attribute, one]);
    },
  });
  parser.end(html);
  const missing = references.filter(([, id]) => !ids.has(id));
  return [...faults, ...missing.map(([attribute, id]) => `${attribute} "${id}" leads nowhere`)];
}
