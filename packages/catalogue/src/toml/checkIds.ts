import { groupBy } from "@docs/generator/groupBy";
import type { CheckedSetting, ConfigFacts } from "./configFacts.ts";
import { type ConfigFinding, type ConfigGroup, type ConfigText, locate } from "./configText.ts";

/** Checks that each store, listener or route has what it requires, and no setting that its type does not read. */
export function checkIds(config: ConfigText, facts: ConfigFacts): ConfigFinding[] {
  const owned = config.groups.filter(({ owner }) => owner);
  const definitions = groupBy(owned, ({ owner }) => `${owner?.prefix}.${owner?.id}`);
  const required = facts.settings.entries.filter((setting) => setting.required || setting.requiredWhen);
  return [
    ...[...definitions.values()].flatMap((groups) => checkRequired(groups, required, config)),
    ...config.groups.flatMap((group) => checkType(group, config)),
    ...checkStorage(config, required),
    ...checkPorts(config),
  ];
}

/** Checks one definition; `groups` are its settings. */
function checkRequired(
  groups: ConfigGroup[],
  required: CheckedSetting[],
  { kind, isLocal, values }: ConfigText,
): ConfigFinding[] {
  const [first] = groups;
  if (!first?.owner) return [];
  const { prefix, id } = first.owner;
  const start = `${prefix}.<id>.`;
  const type = values.get(`${prefix}.${id}.type`);
  /** Evaluates `type = relay, port = 25`; conditions in other words count as false. */
  const isTrue = (condition: string) =>
    condition.split(", ").every((part) => {
      const [name, value] = part.split(" = ");
      return value !== undefined && values.get(`${prefix}.${id}.${name}`) === value;
    });
  const missing = required.filter(
    ({ key, appliesTo, requiredWhen }) =>
      key.startsWith(start) &&
      key.lastIndexOf("<") === prefix.length + 1 &&
      !groups.some(({ setting }) => setting?.key === key) &&
      (!appliesTo || (type !== undefined && appliesTo.includes(type))) &&
      (requiredWhen === undefined || isTrue(requiredWhen)),
  );
  // What is not a local key may be in the database.
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
  return [{ ...locate(group), severity: "warning", rule: "unread-setting", message, hint }];
}

/** Checks that all storage roles are assigned, if the text defines stores. */
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

/** Checks that no two listeners have the same address. */
function checkPorts({ groups }: ConfigText): ConfigFinding[] {
  const listenerByAddress = new Map<string, string>();
  const listeners = groups.filter(({ setting }) => setting?.key === "server.listener.<id>.bind");
  return listeners.flatMap(({ owner, entries, setting }) =>
    entries.flatMap(({ text, from }): ConfigFinding[] => {
      const other = listenerByAddress.get(text);
      listenerByAddress.set(text, owner?.id ?? "");
      if (other === undefined) return [];
      const message = `The listeners "${other}" and "${owner?.id}" both have the address ${text}.`;
      const hint = "Give each its own port. The second one cannot be opened.";
      return [{ severity: "error", rule: "same-address", message, hint, at: from, setting: setting?.key }];
    }),
  );
}
