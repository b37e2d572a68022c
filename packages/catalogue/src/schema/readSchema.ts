import { gunzipSync } from "node:zlib";
import { z } from "zod";
import type { FieldType } from "../objects/schemaFile.ts";
import type { SourceTree } from "./sourceTree.ts";

const text = z.string();
const link = z.object({ name: text, viewName: text });
interface MenuItem {
  name: string;
  viewName?: string | undefined;
  items?: MenuItem[] | undefined;
}
const menuItem: z.ZodType<MenuItem> = z.object({
  name: text,
  viewName: text.optional(),
  get items() {
    return z.array(menuItem).optional();
  },
});
const form = z.object({
  title: text.optional(),
  sections: z.array(
    z.object({ title: text.optional(), fields: z.array(z.object({ name: text, label: text })) }),
  ),
});

/** What is read of the server's own schema; it also has descriptions, which are the vendor's. */
const rawSchema = z.object({
  objects: z.record(
    text,
    z.object({
      type: z.enum(["object", "singleton", "view"]),
      permissionPrefix: text.optional(),
      enterprise: z.boolean().optional(),
      objectName: text.optional(),
    }),
  ),
  schemas: z.record(
    text,
    z.object({
      schemaName: text.optional(),
      variants: z.array(z.object({ name: text, label: text, schemaName: text.optional() })).optional(),
    }),
  ),
  fields: z.record(
    text,
    z.object({
      properties: z.record(
        text,
        z.object({
          type: z.custom<FieldType>((value) => typeof value === "object"),
          update: text.optional(),
          enterprise: z.boolean().optional(),
        }),
      ),
      defaults: z.record(text, z.json()).optional(),
    }),
  ),
  forms: z.record(text, form),
  lists: z.record(text, z.object({ title: text, singularName: text, labelProperty: text.optional() })),
  enums: z.record(text, z.array(z.object({ name: text, label: text }))),
  layouts: z.array(
    z.object({
      name: text,
      items: z.array(z.object({ link: link.optional(), container: menuItem.optional() })),
    }),
  ),
});
export type RawSchema = z.output<typeof rawSchema>;

export function readSchema({ read }: SourceTree): RawSchema {
  return rawSchema.parse(JSON.parse(gunzipSync(read("resources/schema/schema.json.gz")).toString()));
}

/** Returns the paths through the menus of the WebUI by what they lead to. */
export function menuPaths({ layouts }: RawSchema): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { name, items } of layouts) {
    for (const item of items) follow(item.container ?? { ...item.link, name: item.link?.name ?? "" }, [name]);
  }
  return paths;

  function follow({ name, viewName, items = [] }: MenuItem, above: string[]) {
    const path = [...above, name];
    if (viewName) paths.set(viewName, path);
    for (const item of items) follow(item, path);
  }
}
