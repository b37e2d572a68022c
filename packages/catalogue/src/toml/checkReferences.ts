import { parseExpression } from "../expression/parseExpression.ts";
import type { ConfigFacts } from "./configFacts.ts";
import { type ConfigFinding, type ConfigGroup, type ConfigText, locate } from "./configText.ts";
import { prefixesOf } from "./keyIndex.ts";
import { hasMacro, isOff } from "./valueForms.ts";

/** The most names that a hint lists. */
const MAX_NAMES = 10;

/** Checks that the stores and other definitions that values name exist, and that definitions are used. */
export function checkReferences(config: ConfigText, facts: ConfigFacts): ConfigFinding[] {
  return [...checkDefined(config, facts), ...checkUsed(config)];
}

function checkDefined(
  { kind, groups, values, isLocal }: ConfigText,
  { firstStart }: ConfigFacts,
): ConfigFinding[] {
  // `store.a.type` defines `store.a`.
  const defined = new Set([...values.keys(), ...firstStart].flatMap((key) => prefixesOf(key).slice(0, -1)));
  const prefixes = new Set(groups.flatMap(({ setting }) => setting?.refersTo ?? []));
  const namesBelow = new Map(Array.from(prefixes, (prefix) => [prefix, definedNames(prefix, values)]));
  return groups.flatMap((group) => {
    const prefix = group.setting?.refersTo;
    if (prefix === undefined) return [];
    const missing = referredNames(group).filter((name) => !defined.has(`${prefix}.${name}`));
    // What is not in the file may be defined in the database.
    const isElsewhere = kind === "file" && !isLocal(`${prefix}.x`);
    return missing.map(
      (name): ConfigFinding => ({
        ...locate(group),
        severity: isElsewhere ? "note" : kind === "file" ? "error" : "warning",
        rule: "undefined-name",
        message: `"${group.key}" names "${name}", but ${kind === "file" ? "the file" : "the list"} has no "${prefix}.${name}".`,
        hint: isElsewhere
          ? `Make sure that the database defines ${prefix}.${name}.`
          : (otherNames(name, namesBelow.get(prefix)) ?? `Define ${prefix}.${name}, or name another one.`),
      }),
    );
  });
}

/** Returns the names in a value, or none where an expression computes them. */
function referredNames({ setting, entries, value }: ConfigGroup): string[] {
  const texts =
    value.kind === "conditional"
      ? value.branches.flatMap((branch) =>
          [branch["then"], branch["else"]].filter((text) => text !== undefined),
        )
      : entries.map(({ text }) => text);
  return texts
    .flatMap((text) => (setting?.type === "expression" ? expressionTexts(text) : [text.trim()]))
    .filter((name) => name !== "*" && !isOff(name) && !hasMacro(name));
}

function expressionTexts(text: string): string[] {
  const parsed = parseExpression(text, { argumentsOf: () => 0, isName: () => true });
  return (parsed.ok && parsed.texts) || [];
}

function definedNames(prefix: string, values: ReadonlyMap<string, string>): string[] {
  return [...values.keys()]
    .filter((key) => key.startsWith(`${prefix}.`) && key.endsWith(".type"))
    .map((key) => key.slice(prefix.length + 1, -".type".length));
}

function otherNames(name: string, names: string[] = []): string | undefined {
  if (names.length === 0) return undefined;
  const more = names.length > MAX_NAMES ? " and others" : "";
  return `Defined: ${names.slice(0, MAX_NAMES).join(", ")}${more}. Correct the name "${name}".`;
}

/** Reports definitions that no value names, if the file has settings that could name them. */
function checkUsed({ kind, groups }: ConfigText): ConfigFinding[] {
  if (kind === "listing") return [];
  const isType = ({ key, owner }: ConfigGroup) => key === `${owner?.prefix}.${owner?.id}.type`;
  const texts = groups.flatMap((group) => (isType(group) ? [] : group.entries.map(({ text }) => text)));
  // Expressions name stores in quotes.
  const quoted = texts.flatMap((text) => Array.from(text.matchAll(/'([^']*)'/g), ([, name = ""]) => name));
  const used = new Set([...texts.map((text) => text.trim()), ...quoted]);
  // Where a name is computed, as in 'rsa-' + sender_domain, all definitions may be used.
  const isComputed = ({ entries }: ConfigGroup) => entries.some(({ text }) => /['"] *\+|\+ *['"]/.test(text));
  const computed = new Set(groups.filter(isComputed).map(({ setting }) => setting?.refersTo));
  const users = new Map(groups.toReversed().map(({ setting, key }) => [setting?.refersTo, key]));
  const definitions = new Map(
    groups.toReversed().map((group) => [`${group.owner?.prefix}.${group.owner?.id}`, group]),
  );
  return [...definitions].flatMap(([name, group]): ConfigFinding[] => {
    const { prefix, id } = group.owner ?? {};
    const user = users.get(prefix);
    if (!prefix || !user || computed.has(prefix) || used.has(id ?? "")) return [];
    const message = `Nothing in the file uses "${name}".`;
    const hint = `Name it in a setting such as ${user}, or remove it, unless the database uses it.`;
    return [{ ...locate(group), severity: "note", rule: "unused-name", message, hint }];
  });
}
