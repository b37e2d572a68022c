import { didYouMean, type Finding } from "@docs/generator";
import { hasPlaceholder } from "../check/snippets/readArguments.ts";
import type { ProgramCall } from "../data/catalogue.ts";
import { unknownFilter } from "./checkFilter.ts";
import { checkObject, type ObjectRules, unknownField } from "./checkObject.ts";
import { unknownObject } from "./schemaLookup.ts";

const COMMANDS = /^(get|query|create|update|delete|snapshot)$/;

/** Checks object, variant and fields of a call of `stalwart-cli`. */
export function checkObjectCall({ command, operands, options }: ProgramCall, rules: ObjectRules): Finding[] {
  const { index } = rules;
  if (!COMMANDS.test(command)) return [];
  const written = command === "snapshot" ? operands : operands.slice(0, 1);
  return written.flatMap((operand) => (hasPlaceholder(operand) ? [] : checkOperand(operand)));

  function checkOperand(operand: string): Finding[] {
    const [name = "", variant] = operand.split("/");
    const object = index.findObject(name);
    if (!object) return [unknownObject(name, index)];
    const variants = index.variantsOf(object);
    const chosen = variants.find((each) => each.toLowerCase() === variant?.toLowerCase());
    if (variant !== undefined && (command !== "create" || !chosen)) {
      const list = variants.length > 0 ? `Variants: ${variants.join(", ")}.` : "It has no variants.";
      return wrongCall(`"${command}" cannot take "${operand}".`, didYouMean(variant, variants) ?? list);
    }
    const isSingleton = index.schema.objects[object]?.kind === "singleton";
    if (isSingleton && /^(query|delete|create)$/.test(command)) {
      const message = `"${name}" is a single object: it cannot be the object of "${command}".`;
      return wrongCall(message, "Use get and update.");
    }
    if (!isSingleton && /^(get|update)$/.test(command) && operands.length < 2)
      return wrongCall(`"${command} ${name}" needs the id of an object.`, `Write ${command} ${name} ID.`);
    return [...checkFields(object, chosen), ...checkJson(object, chosen)];
  }

  function checkFields(object: string, variant: string | undefined): Finding[] {
    const fields = Object.keys(index.fieldsOf(object, variant));
    const { filters = [] } = index.schema.objects[object] ?? {};
    const named = [
      ...(options.get("--field") ?? []).map((text) => text.split(/[=/]/, 1)[0] ?? ""),
      ...(options.get("--fields") ?? []).flatMap((text) => text.split(",")),
    ];
    const limits = (options.get("--where") ?? []).map((text) => /^[^<>=]*/.exec(text)?.[0]?.trim() ?? "");
    const isAmong = (names: string[]) => (name: string) =>
      hasPlaceholder(name) || names.some((one) => one.toLowerCase() === name.toLowerCase());
    const isField = isAmong(["id", "@type", ...fields]);
    const isFilter = isAmong(filters);
    return [
      ...named.filter((name) => !isField(name)).map((name) => unknownField(object, name, fields)),
      ...limits.filter((name) => !isFilter(name)).map((name) => unknownFilter(name, object, filters)),
    ].flatMap(({ message, hint = "" }) => wrongCall(message, hint));
  }

  function checkJson(object: string, variant: string | undefined): Finding[] {
    if (command !== "create" && command !== "update") return [];
    const texts = options.get("--json") ?? [];
    return texts.flatMap((text) => {
      // The shell replaces variables in it.
      if (/[$`]/.test(text)) return [];
      try {
        const value = { ...(variant ? { "@type": variant } : {}), ...JSON.parse(text) };
        return checkObject(value, object, { ...rules, isUpdate: command === "update" }).map(
          ({ path, ...finding }) => finding,
        );
      } catch {
        return wrongCall(`"${text}" is not valid JSON.`, "Correct the syntax.");
      }
    });
  }
}

function wrongCall(message: string, hint: string): Finding[] {
  return [{ rule: "command", message, hint }];
}
