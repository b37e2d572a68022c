import { parsedNames } from "./readRust.ts";
import type { SourceTree } from "./sourceTree.ts";

const QUERIES = "crates/jmap/src/registry";

/** Reads by which properties the server filters objects, by type: those of its indexes, or of a query's own code. */
export function readFilters({ read }: SourceTree): Map<string, string[]> {
  const properties = read("crates/registry/src/schema/properties_impl.rs").toString();
  const names = parsedNames(properties);
  const propertiesIn = (text: string) =>
    Array.from(text.matchAll(/Property::\w+/g), ([property]) => names.get(property) ?? "");
  const filters = new Map<string, string[]>();
  const indexes = properties.slice(properties.indexOf("fn indexes("));
  for (const [, type = "", list = ""] of indexes.matchAll(/ObjectType::(\w+) => vec!\[([\s\S]*?)\](?=,\n)/g))
    filters.set(type, propertiesIn(list));
  const queries = read(`${QUERIES}/query.rs`).toString();
  for (const [, types = "", file, query] of queries.matchAll(
    /((?:ObjectType::\w+[\s|]*)+)=> \{?\s*(?:super::mapping::(\w+)::)?(\w+_query)\(/g,
  )) {
    const module = file ?? new RegExp(`\\b(\\w+)::\\{?[^;:]*?\\b${query}\\b`).exec(queries)?.[1];
    const body = read(`${QUERIES}/mapping/${module}.rs`).toString().split(`fn ${query}(`)[1] ?? "";
    const [, internal = ""] = /let is_internal = matches!\(([^)]*)\)/.exec(body) ?? [];
    const arms = /\.extract_filters\(\|[^|]*\| match property \{([\s\S]*?)\n {12}_ => false/.exec(body)?.[1];
    for (const [, type = ""] of types.matchAll(/ObjectType::(\w+)/g))
      filters.set(
        type,
        (arms ?? "").split(/\n(?= {12}Property::)/).flatMap((arm) => {
          const [pattern = ""] = arm.split("=>", 1);
          const isOther = pattern.includes("!is_internal") && internal.includes(`ObjectType::${type}`);
          const isLimited = arm.includes("ObjectType::") && !arm.includes(`ObjectType::${type} `);
          return isOther || isLimited ? [] : propertiesIn(pattern);
        }),
      );
  }
  return filters;
}
