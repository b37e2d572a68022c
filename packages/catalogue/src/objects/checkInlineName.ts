import { didYouMean, type Finding, nearest } from "@docs/generator";
import type { SchemaIndex } from "./schemaIndex.ts";

type Names = Record<"EventType" | "Permission", ReadonlySet<string>>;

/** Checks that code which looks like an object, a field, an event or a permission is one. */
export function checkInlineName(text: string, index: SchemaIndex, names: Names): Finding[] {
  const { types } = index.schema;
  const [, type = "", method] = /^(x:\w+)(\/\w+)?$/.exec(text) ?? [];
  if (type && !index.findType(type)) {
    const hint = didYouMean(type, Object.keys(types)) ?? "The reference lists all objects.";
    return wrongName(`The server has no object "${type}".`, hint);
  }
  const isVariant = types[type]?.variants !== undefined;
  if (method && !isVariant && !/^\/(get|set|query|changes|queryChanges)$/.test(method))
    return wrongName(`"${type}" has no method "${method}".`, "There are get, set and query.");
  const [, owner = "", field = ""] = /^((?:x:)?[A-Z]\w+)\.(\w+)$/.exec(text) ?? [];
  const ownerType = owner && index.findType(owner);
  if (ownerType && !index.findField(text)) {
    const fields = Object.keys(index.fieldsOf(ownerType));
    const hint = didYouMean(field, fields) ?? "The reference lists its fields.";
    return wrongName(`"${owner}" has no field "${field}".`, hint);
  }
  if (/^sys[A-Z]\w+(Get|Query|Create|Update|Destroy)$/.test(text) && !names.Permission.has(text)) {
    const hint = didYouMean(text, names.Permission) ?? "The reference lists all permissions.";
    return wrongName(`There is no permission "${text}".`, hint, "unknown-permission");
  }
  if (!/^[a-z0-9-]+\.[a-z0-9-]+$/.test(text) || names.EventType.has(text)) return [];
  const family = `${text.split(".", 1)[0]}.`;
  const event = nearest(
    text,
    [...names.EventType].filter((name) => name.startsWith(family)),
  );
  return event ? wrongName(`There is no event "${text}".`, `Did you mean "${event}"?`) : [];
}

function wrongName(message: string, hint: string, rule = "unknown-name"): Finding[] {
  return [{ rule, message, hint }];
}
