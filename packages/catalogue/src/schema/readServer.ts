import { LEVELS } from "../reference/reference.ts";
import { lowerFirst, parsedNames } from "./readRust.ts";
import type { RawSchema } from "./readSchema.ts";
import type { SourceTree } from "./sourceTree.ts";

type Level = (typeof LEVELS)[number];

/** Reads number and level of every event; what it logs is its label in the schema. */
export function readEvents({ read }: SourceTree, { enums }: RawSchema) {
  const source = read("crates/trc/src/event/enums_impl.rs").toString();
  const bodyOf = (name: string) =>
    source.slice(source.indexOf(`fn ${name}(`)).split("\n    pub ", 1)[0] ?? "";
  const idByValue = new Map(
    Array.from(bodyOf("to_id").matchAll(/EventType::(\w+\(\w+::\w+\)) => (\d+)/g), ([, value, id]) => [
      value,
      Number(id),
    ]),
  );
  const levels = bodyOf("level");
  const levelByValue = new Map<string, Level>();
  for (const [, values = "", level = ""] of levels.matchAll(
    /((?:\| )?EventType::[^=]+?) => (?:\{\s*)?Level::(\w+)/g,
  )) {
    for (const [, value = ""] of values.matchAll(/EventType::(\w+\(\w+::\w+\))/g))
      levelByValue.set(value, toLevel(level));
  }
  const others = toLevel(/_ => Level::(\w+)/.exec(levels)?.[1] ?? "");
  const valueByName = new Map(
    [...parsedNames(bodyOf("parse"))].map(([value, name]) => [name, value.slice("EventType::".length)]),
  );
  const metrics = new Set(enums["MetricType"]?.map(({ name }) => name));
  return (enums["EventType"] ?? []).map(({ name, label }) => {
    const value = valueByName.get(name) ?? "";
    const id = idByValue.get(value);
    if (id === undefined) throw new Error(`The source has no number for the event ${name}.`);
    return { name, id, level: levelByValue.get(value) ?? others, metric: metrics.has(name), logged: label };
  });
}

function toLevel(name: string): Level {
  const level = LEVELS.find((one) => one === name.toLowerCase());
  if (!level) throw new Error(`The source has an event of the unknown level "${name}".`);
  return level;
}

/** The roles of a first start, by the names that the source gives their lists. */
const ROLES = {
  user: "User",
  group: "Group",
  tenant: "Tenant Administrator",
  superuser: "System Administrator",
};

/** Reads which roles of a first start have a permission: a `match` of names, then conditions on how a name begins. */
export function readRoles({ read }: SourceTree): (permission: string) => string[] {
  const source = read("crates/common/src/auth/permissions.rs").toString();
  const body = source.slice(source.indexOf("impl Default for DefaultPermissions"));
  const named = new Map<string, string[]>();
  for (const [, names = "", pushes = ""] of body.matchAll(/((?:\|?\s*Permission::\w+\s*)+)=> \{([^}]*)\}/g)) {
    for (const [, name = ""] of names.matchAll(/Permission::(\w+)/g))
      named.set(lowerFirst(name), rolesIn(pushes));
  }
  const rules = Array.from(
    body.matchAll(/if ((?:\(?!?name\.[^{]*))\{([^}]*)\}/g),
    ([, condition = "", pushes = ""]) => ({
      terms: condition.split("||").map(parseTerm),
      roles: rolesIn(pushes),
    }),
  );
  const others = rolesIn(/\} else \{([^}]*)\}\s*\}\s*\}/.exec(body)?.[1] ?? "");
  if (named.size === 0 || rules.length === 0 || others.length === 0)
    throw new Error("The default roles cannot be read.");
  return (permission) =>
    named.get(permission) ??
    rules.find(({ terms }) => terms.some((matches) => matches(permission)))?.roles ??
    others;
}

function parseTerm(term: string): (name: string) => boolean {
  const tests = Array.from(
    term.matchAll(/(!?)name\.(starts_with|contains)\("(\w+)"\)/g),
    ([, not, how, word = ""]) => {
      const test = (name: string) => (how === "contains" ? name.includes(word) : name.startsWith(word));
      return (name: string) => test(name) !== (not === "!");
    },
  );
  return (name) => tests.length > 0 && tests.every((test) => test(name));
}

function rolesIn(pushes: string): string[] {
  return Object.entries(ROLES).flatMap(([list, role]) =>
    pushes.includes(`default.${list}.push`) ? [role] : [],
  );
}

/** Reads the names of functions in expressions, with the number of their arguments; null for those that the tokenizer knows. */
export function readFunctions({ read }: SourceTree): { name: string; args: number | null }[] {
  const listed = read("crates/common/src/expr/functions/mod.rs").toString();
  const parsed = read("crates/common/src/expr/tokenizer.rs").toString();
  return [
    ...Array.from(listed.matchAll(/\("(\w+)", \w[\w:]*, (\d)\)/g), ([, name = "", args]) => ({
      name,
      args: Number(args),
    })),
    // Their arguments are read while the expression is parsed.
    ...Array.from(parsed.matchAll(/b"(matches|metric|system)" => \{/g), ([, name = ""]) => ({
      name,
      args: null,
    })),
  ];
}
