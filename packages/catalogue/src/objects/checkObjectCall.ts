import { didYouMean, type Finding } from "@docs/generator";
import { hasPlaceholder } from "../check/snippets/readArguments.ts";
import type { ProgramCall } from "../data/catalogue.ts";
import { checkObject } from "./checkObject.ts";
import type { SchemaIndex } from "./schemaIndex.ts";
import { unknownObject } from "./schemaLookup.ts";

const COMMANDS = /^(get|query|create|update|delete|snapshot)$/;

/** Checks object, variant and fields of a call of `stalwart-cli`. */
export function checkObjectCall(
  { command, operands, options }: ProgramCall,
  index: SchemaIndex,
  names: Record<string, ReadonlySet<string>>,
): Finding[] {
  if (!COMMANDS.test(command)) return [];
  const objects = command === "snapshot" ? operands : operands.slice(0, 1);
  return objects.flatMap((written): Finding[] => {
    if (hasPlaceholder(written)) return [];
    const [name = "", variant] = written.split("/");
    const object = index.findObject(name);
    if (!object) return [unknownObject(name, index)];
    if (variant !== undefined) {
      const known = index.schema.types[object]?.variants?.map((each) => each.name) ?? [];
      const isKnown = known.some((each) => each.toLowerCase() === variant.toLowerCase());
      if (command !== "create" || !isKnown) {
        const hint =
          didYouMean(variant, known) ??
          (known.length > 0 ? `Variants: ${known.join(", ")}.` : "It has no variants.");
        return [{ rule: "command", message: `"${command}" cannot take "${written}".`, hint }];
      }
    }
    const isSingleton = index.schema.objects[object]?.kind === "singleton";
    if (isSingleton && /^(query|delete|create)$/.test(command)) {
      return [
        {
          rule: "command",
          message: `"${name}" is a single object: it cannot be the object of "${command}".`,
          hint: "Use get and update.",
        },
      ];
    }
    if (!isSingleton && (command === "get" || command === "update") && operands.length < 2)
      return [
        {
          rule: "command",
          message: `"${command} ${name}" needs the id of an object.`,
          hint: `Write ${command} ${name} ID.`,
        },
      ];
    return [...checkFields(object, variant), ...checkJson(object, variant)];
  });

  function checkFields(object: string, variant: string | undefined): Finding[] {
    const fields = Object.keys(index.fieldsOf(object, variantName(object, variant)));
    const named = [
      ...(options.get("--field") ?? []).map((text) => text.split("=", 1)[0]?.split("/", 1)[0] ?? ""),
      ...(options.get("--fields") ?? []).flatMap((text) => text.split(",")),
      ...(options.get("--where") ?? []).map((text) => /^[^<>=]*/.exec(text)?.[0]?.trim() ?? ""),
    ];
    const known = new Set(["id", "@type", ...fields].map((name) => name.toLowerCase()));
    // Filters may also name what the server computes, such as `text`.
    const isFilter = (options.get("--where") ?? []).length > 0;
    return named
      .filter(
        (name) => !known.has(name.toLowerCase()) && !hasPlaceholder(name) && !(isFilter && name === "text"),
      )
      .map((name) => ({
        rule: "command",
        message: `"${object}" has no field "${name}".`,
        hint: didYouMean(name, fields) ?? `Fields: ${fields.join(", ")}.`,
      }));
  }

  function checkJson(object: string, variant: string | undefined): Finding[] {
    return (command === "create" || command === "update" ? (options.get("--json") ?? []) : []).flatMap(
      (text) => {
        if (/[$`]/.test(text)) return [];
        try {
          const chosen = variantName(object, variant);
          const value = { ...(chosen ? { "@type": chosen } : {}), ...JSON.parse(text) };
          return checkObject(value, object, { index, names, isUpdate: command === "update" }).map(
            ({ path, ...finding }) => finding,
          );
        } catch {
          return [{ rule: "command", message: `"${text}" is not valid JSON.`, hint: "Correct the syntax." }];
        }
      },
    );
  }

  function variantName(object: string, variant: string | undefined): string | undefined {
    const { variants = [] } = index.schema.types[object] ?? {};
    return variants.find(({ name }) => name.toLowerCase() === variant?.toLowerCase())?.name;
  }
}
