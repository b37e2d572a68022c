import { areaOf } from "../objects/areas.ts";
import type { SchemaFile } from "../objects/schemaFile.ts";

const ACTIONS: Record<string, string> = {
  Get: "Read",
  Query: "List and search",
  Create: "Create",
  Update: "Change",
  Destroy: "Delete",
};

/** Composes what a permission on an object, an action or a task allows; null for others, whose texts are written by hand. */
export function permissionText(name: string, { objects, types }: SchemaFile) {
  const [, action = ""] = /(Get|Query|Create|Update|Destroy)$/.exec(name) ?? [];
  const verb = ACTIONS[action];
  const prefix = name.slice(0, name.length - action.length);
  const [type, object] =
    Object.entries(objects).find(
      ([key, { permissions }]) => key.startsWith("x:") && permissions === prefix,
    ) ?? [];
  if (type && object && verb)
    return {
      group: areaOf(object),
      allows: `${verb} \`${type}\`${object.kind === "singleton" ? "" : " objects"}.`,
    };
  const variantOf = (owner: string, start: string) =>
    types[owner]?.variants?.find((variant) => name === `${start}${variant.name}`)?.name;
  const run = variantOf("x:Action", "action");
  if (run) return { group: "Actions", allows: `Run the action \`${run}\` of \`x:Action\`.` };
  const task = variantOf("x:Task", "task");
  if (task) return { group: "Tasks", allows: `Create tasks of the type \`${task}\` of \`x:Task\`.` };
  const [, kind, jmap = ""] = /^jmap(\w+?)(Create|Update|Destroy)$/.exec(name) ?? [];
  const word = kind
    ?.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toLowerCase());
  return word ? { group: "JMAP", allows: `${ACTIONS[jmap]} objects of the type ${word} over JMAP.` } : null;
}
