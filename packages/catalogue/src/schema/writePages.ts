import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { groupBy } from "@docs/generator/groupBy";
import { slug } from "../draw/listEntries.ts";
import { areaOf, ownersOf, shortName, usedTypes } from "../objects/areas.ts";
import type { SchemaFile, ServerObject } from "../objects/schemaFile.ts";

/** Writes a page for each object that has none, and returns their files. Existing pages belong to writers. */
export function writePages(schema: SchemaFile, docs: string): string[] {
  const owners = ownersOf(schema);
  const written: string[] = [];
  for (const [name, object] of Object.entries(schema.objects)) {
    write(`reference/objects/${slug(areaOf(object))}/${fileName(name)}.md`, () => objectPage(name, object));
  }
  for (const area of new Set(Object.values(schema.objects).map(areaOf))) {
    write(`reference/objects/${slug(area)}/_category_.json`, () => {
      const description = `Objects in the area ${area} of the WebUI, each with its fields, types, defaults and limits.`;
      return `${JSON.stringify({ label: area, description }, null, 2)}\n`;
    });
  }
  write("reference/objects/types.md", () => typesPage());
  return written;

  function write(file: string, text: () => string) {
    const path = join(docs, file);
    if (existsSync(path)) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text());
    written.push(file);
  }

  function objectPage(name: string, object: ServerObject): string {
    const describedHere = ownTypes(name);
    const variants = (schema.types[name]?.variants ?? []).filter(
      ({ type }) => type && describedHere.includes(type),
    );
    const others = describedHere.filter(
      (type) => type !== name && !variants.some((variant) => variant.type === type),
    );
    const [place] = object.places;
    const where = place ? `, in the WebUI at ${place.path.slice(-3).join(" › ")}` : "";
    const long = `All fields of ${titleOf(name)}${where}, with types, defaults and limits, and its permissions.`;
    const short = `All fields of ${titleOf(name)}, with types, defaults and limits, and the permissions it needs.`;
    const description = JSON.stringify(long.length > 160 ? short : long);
    return [
      `---\ntitle: ${JSON.stringify(titleOf(name))}\ndescription: ${description}\n---`,
      `::object{name="${name}"}`,
      "## Fields",
      `::fields{of="${name}"}`,
      ...[...groupBy(variants, ({ type }) => type)].flatMap(([type, sharing]) => {
        const names = sharing.map(({ name: variant }) => `\`${variant}\``).join(", ");
        const [first, second] = sharing;
        const caption = first && !second && first.caption !== first.name ? `: ${first.caption}` : "";
        return [`### ${names}${caption} {#${slug(first?.name ?? "")}}`, `::fields{of="${type}"}`];
      }),
      ...(others.length > 0 ? ["## Types {#types}"] : []),
      ...others.flatMap((type) => [
        `### \`${type}\` {#type-${slug(shortName(type))}}`,
        `::fields{of="${type}"}`,
      ]),
      "",
    ].join("\n\n");
  }

  /** The types that are described on the page of an object, as they are met. */
  function ownTypes(object: string): string[] {
    const types = [object];
    for (const type of types) {
      for (const next of usedTypes(schema.types, type))
        if (owners.get(next) === object && !types.includes(next)) types.push(next);
    }
    return types;
  }

  function typesPage(): string {
    const shared = Object.keys(schema.types).filter((type) => owners.get(type) === null);
    return [
      `---\ntitle: Shared types\ndescription: Types of values that several objects have in common, such as secrets, expressions, rates, HTTP authentication and database connections, field by field.\nsidebar_position: 2\n---`,
      "These types occur in fields of several objects. The page of an object describes the types that only this object has.",
      ...shared.flatMap((type) => [
        `## \`${type}\` {#type-${slug(shortName(type))}}`,
        `::fields{of="${type}"}`,
      ]),
      "",
    ].join("\n\n");
  }
}

/** JMAP's own objects have the names of RFCs, some of which are also names of the server's objects. */
function titleOf(name: string): string {
  return name.startsWith("x:") ? name : `${name} (JMAP)`;
}

/** `mta-route` for `x:MtaRoute`. */
function fileName(name: string): string {
  return slug(shortName(name).replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`));
}
