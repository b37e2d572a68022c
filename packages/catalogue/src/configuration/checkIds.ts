import type { CheckedSetting } from "../data/settingFacts.ts";
import type { ConfigFacts } from "./configFacts.ts";
import { about, type ConfigFinding, type ConfigGroup, type ConfigText } from "./configText.ts";

interface Definition {
  prefix: string;
  id: string;
  type: string | undefined;
  first: ConfigGroup;
  keys: Set<string>;
}

/** What one store, listener or route needs to have, and what its type does not read. */
export function checkIds(config: ConfigText, facts: ConfigFacts): ConfigFinding[] {
  const definitions = collectDefinitions(config);
  const required = facts.settings.entries.filter((setting) => setting.required || setting.requiredWhen);
  return [
    ...definitions.flatMap((definition) => checkRequired(definition, required, config)),
    ...config.groups.flatMap((group) => checkType(group, config)),
    ...checkStorage(config, required),
    ...checkPorts(config),
  ];
}

function collectDefinitions({ groups, values }: ConfigText): Definition[] {
  const found = new Map<string, Definition>();
  for (const group of groups) {
    if (!group.owner) continue;
    const { prefix, id } = group.owner;
    const start = `${prefix}.${id}.`;
    const definition = found.get(start) ?? {
      prefix,
      id,
      type: values.get(`${start}type`),
      first: group,
      keys: new Set(),
    };
    definition.keys.add(group.setting?.key ?? "");
    found.set(start, definition);
  }
  return [...found.values()];
}

function checkRequired(
  { prefix, id, type, first, keys }: Definition,
  required: CheckedSetting[],
  { kind, isLocal, values }: ConfigText,
): ConfigFinding[] {
  const start = `${prefix}.<id>.`;
  /** `type = relay, port = 25`; what is said in other words is not judged. */
  const isTrue = (condition: string) =>
    condition.split(", ").every((part) => {
      const [name, value] = part.split(" = ");
      return value !== undefined && values.get(`${prefix}.${id}.${name}`) === value;
    });
  const missing = required.filter(
    ({ key, appliesTo, requiredWhen }) =>
      key.startsWith(start) &&
      key.lastIndexOf("<") === prefix.length + 1 &&
      !keys.has(key) &&
      (!appliesTo || (type !== undefined && appliesTo.includes(type))) &&
      (requiredWhen === undefined || isTrue(requiredWhen)),
  );
  // The database may have the rest of what is not a local key.
  const isElsewhere = kind === "file" && !isLocal(`${prefix}.${id}.`);
  return missing.map(
    ({ key }): ConfigFinding => ({
      severity: isElsewhere ? "note" : "error",
      rule: "missing-setting",
      message: `"${prefix}.${id}" has no "${key.slice(start.length)}", which is required.`,
      hint: isElsewhere ? "Make sure that the database has it." : `Add ${key.replace("<id>", id)}.`,
      at: first.first.from,
      setting: key,
    }),
  );
}

function checkType(group: ConfigGroup, { values }: ConfigText): ConfigFinding[] {
  const { setting, owner, key } = group;
  const type = owner && values.get(`${owner.prefix}.${owner.id}.type`);
  if (!setting?.appliesTo || type === undefined || setting.appliesTo.includes(type)) return [];
  const message = `"${key}" is not read for the type "${type}".`;
  const hint = `It applies to: ${setting.appliesTo.join(", ")}.`;
  return [{ ...about(group), severity: "warning", rule: "unread-setting", message, hint }];
}

/** Without its five roles, the server has nowhere to keep mail; asked for only where the text defines stores. */
function checkStorage({ kind, groups, values }: ConfigText, required: CheckedSetting[]): ConfigFinding[] {
  const store = groups.find(({ key }) => key.startsWith("storage.") || key.startsWith("store."));
  if (kind === "listing" || !store) return [];
  return required
    .filter(({ key, requiredWhen }) => !key.includes("<") && !requiredWhen && !values.has(key))
    .map(
      ({ key }): ConfigFinding => ({
        severity: "error",
        rule: "missing-setting",
        message: `"${key}" is required and not set.`,
        hint: `Add ${key} with the name of a ${key === "storage.directory" ? "directory" : "store"}.`,
        at: store.first.from,
        setting: key,
      }),
    );
}

/** Two listeners cannot have one address. */
function checkPorts({ groups }: ConfigText): ConfigFinding[] {
  const known = new Map<string, string>();
  const listeners = groups.filter(({ setting }) => setting?.key === "server.listener.<id>.bind");
  return listeners.flatMap(({ owner, entries, setting }) =>
    entries.flatMap(({ text, from }): ConfigFinding[] => {
      const other = known.get(text);
      known.set(text, owner?.id ?? "");
      if (other === undefined) return [];
      const message = `The listeners "${other}" and "${owner?.id}" both have the address ${text}.`;
      const hint = "Give each its own port. The second one cannot be opened.";
      return [{ severity: "error", rule: "same-address", message, hint, at: from, setting: setting?.key }];
    }),
  );
}
