import { isRecord } from "@docs/generator/json";
import { didYouMean } from "@docs/generator/nearest";
import { checkExpression, OBJECT_DIALECT } from "../expression/checkExpression.ts";
import { ipVersion, isNetwork, isSocketAddress } from "../expression/ipAddresses.ts";
import { shortName } from "./areas.ts";
import type { Field, FieldType } from "./schemaFile.ts";
import type { SchemaLookup } from "./schemaLookup.ts";

/** What is wrong with a value in an object. */
export interface ObjectFinding {
  rule: string;
  message: string;
  hint?: string | undefined;
  /** Keys that lead to it. */
  path: string[];
}

/** What objects are checked against. */
export interface ObjectRules {
  index: SchemaLookup;
  /** Names of events and permissions, by the enum that stands for them. */
  names: Record<string, ReadonlySet<string>>;
  /** The functions of expressions. */
  functions: readonly { name: string; args: number }[];
}

interface CheckOptions extends ObjectRules {
  /** An update names only what changes, also by paths such as `aliases/0/name`. */
  isUpdate?: boolean;
  /** Ids of objects that a plan makes, to which `#id` refers. */
  madeIds?: ReadonlySet<string>;
}

/** Where a value is; what is inside of a value is whole, even in an update. */
interface Place {
  path: string[];
  isUpdate?: boolean;
}

/** Checks an object against the schema as the server does. */
export function checkObject(value: unknown, type: string, options: CheckOptions): ObjectFinding[] {
  const { index, names, functions, madeIds = new Set() } = options;
  return checkMembers(value, type, { path: [], isUpdate: options.isUpdate ?? false });

  function checkMembers(members: unknown, typeName: string, { path, isUpdate }: Place): ObjectFinding[] {
    if (!isRecord(members)) return wrong(path, `"${typeName}" is written as {…}.`, members);
    const variants = index.variantsOf(typeName);
    const variant = members["@type"];
    if (variants.length > 0 && !(variant === undefined && isUpdate)) {
      const list = `One of ${variants.join(", ")}.`;
      if (variant === undefined) return missing([...path, "@type"], typeName, list);
      if (!variants.includes(String(variant))) {
        const message = `"${typeName}" has no variant "${String(variant)}".`;
        const hint = didYouMean(String(variant), variants) ?? list;
        return [{ rule: "object-variant", message, hint, path: [...path, "@type"] }];
      }
    }
    const fields = index.fieldsOf(typeName, typeof variant === "string" ? variant : undefined);
    const findings = Object.entries(members).flatMap(([key, member]) => {
      if (key === "@type" && (variants.length > 0 || shortName(typeName) === variant)) return [];
      const [name = "", ...below] = isUpdate ? key.split("/") : [key];
      const memberPath = [...path, key];
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field) return [{ ...unknownField(typeName, name, Object.keys(fields)), path: memberPath }];
      if (field.update === "serverSet") return fixed(memberPath, "is set by the server", "Leave it out.");
      if (isUpdate && field.update === "immutable")
        return fixed(memberPath, "cannot be changed later", "Leave it out of an update.");
      return below.length > 0 ? [] : checkValue(member, field, { path: memberPath, isUpdate });
    });
    const lacking = Object.keys(fields).filter(
      (name) => !isUpdate && isRequired(fields[name]) && !Object.hasOwn(members, name),
    );
    return [...findings, ...lacking.flatMap((name) => missing([...path, name], typeName))];
  }

  function checkValue(value: unknown, type: FieldType | Field, { path, isUpdate }: Place): ObjectFinding[] {
    if (value === null) return type.nullable || isUpdate ? [] : wrong(path, "It cannot be null.", value);
    const { objectName = "", class: itemClass, keyClass, valueClass, minItems = 0 } = type;
    switch (type.type) {
      case "boolean":
        return typeof value === "boolean" ? [] : wrong(path, "Write true or false.", value);
      case "number":
        return checkNumber(value, type, path);
      case "enum":
        return checkEnum(value, type.enumName ?? "", path);
      case "object":
        return [
          ...checkMembers(value, objectName, { path }),
          ...(objectName === "x:Expression" ? checkConditional(value, type, path) : []),
        ];
      case "objectId":
        return checkReference(value, path);
      case "objectList":
      case "set":
      case "map":
        break;
      default:
        return checkString(value, type, path);
    }
    const { hint, isItem } = COLLECTIONS[type.type];
    if (!isRecord(value) || !Object.entries(value).every(isItem)) return wrong(path, hint, value);
    return [
      ...(Object.keys(value).length < minItems ? outside(path, `at least ${minItems} of them`, value) : []),
      ...Object.entries(value).flatMap(([key, item]) => {
        const place = { path: [...path, key] };
        if (type.type === "objectList") return checkMembers(item, objectName, place);
        if (type.type === "set") return itemClass ? checkValue(key, itemClass, place) : [];
        return [
          ...(keyClass ? checkValue(key, keyClass, place) : []),
          ...(valueClass ? checkValue(item, valueClass, place) : []),
        ];
      }),
    ];
  }

  /** Checks the expressions of a field, which has variables of its own. */
  function checkConditional(
    value: unknown,
    { variables = "", constants = [] }: Field,
    path: string[],
  ): ObjectFinding[] {
    const names = [...(index.schema.variableSets[variables] ?? []), ...constants];
    const { match = {}, else: otherwise } = isRecord(value) ? value : {};
    const branches = Object.entries(isRecord(match) ? match : {});
    const parts = [
      ...branches.flatMap(([at, branch]) =>
        ["if", "then"].map((key) => ({ text: isRecord(branch) && branch[key], keys: ["match", at, key] })),
      ),
      { text: otherwise, keys: ["else"] },
    ];
    return parts.flatMap(({ text, keys }) => {
      const place = [...path, ...keys];
      if (text === "" && branches.length > 0)
        return wrong(place, "With conditions, none of the expressions can be empty.", text);
      // What is not a text is reported by its type.
      if (typeof text !== "string" || text === "") return [];
      const wrongText = checkExpression(text, { functions, names, ...OBJECT_DIALECT });
      if (!wrongText) return [];
      const message = `The expression of "${path.at(-1)}" ${wrongText.fault}: ${text}`;
      return [{ rule: "expression", message, hint: wrongText.hint, path: place }];
    });
  }

  function checkReference(id: unknown, path: string[]): ObjectFinding[] {
    if (typeof id !== "string" || id === "") return wrong(path, "Write the id of an object as text.", id);
    if (!id.startsWith("#") || madeIds.has(id.slice(1))) return [];
    const hint = "Write the id of an object, or create it in the same plan.";
    return [{ rule: "object-reference", message: `Nothing here makes the object "${id}".`, hint, path }];
  }

  function checkEnum(value: unknown, name: string, path: string[]): ObjectFinding[] {
    const values = names[name] ?? new Set(index.schema.enums[name]?.map((each) => each.name));
    if (typeof value === "string" && (values.size === 0 || values.has(value))) return [];
    const list =
      values.size > 12 ? `The reference lists the values of ${name}.` : `One of ${[...values].join(", ")}.`;
    const message = `"${path.at(-1)}" cannot be ${JSON.stringify(value)}.`;
    return [{ rule: "object-value", message, hint: didYouMean(String(value), values) ?? list, path }];
  }
}

/** How JMAP writes what has several items. */
const COLLECTIONS = {
  objectList: {
    hint: 'A list is written as {"0": …, "1": …}.',
    isItem: ([key]: [string, unknown]) => /^\d+$/.test(key),
  },
  set: {
    hint: 'A set is written as {"value": true}.',
    isItem: (entry: [string, unknown]) => entry[1] === true,
  },
  map: { hint: "A map is written as {…}.", isItem: () => true },
};

/** The least value of a number by its format. */
const LEAST: Record<string, number> = { duration: 1, unsignedInteger: 0, size: 0 };

function checkNumber(value: unknown, { min, max, format = "" }: FieldType, path: string[]): ObjectFinding[] {
  const written = format === "duration" ? "Write a number of milliseconds." : "Write a number.";
  if (typeof value !== "number") return wrong(path, written, value);
  if (format !== "float" && !Number.isInteger(value)) return wrong(path, "Write a whole number.", value);
  const least = min ?? LEAST[format];
  if (least !== undefined && value < least) return outside(path, `at least ${least}`, value);
  return max !== undefined && value > max ? outside(path, `at most ${max}`, value) : [];
}

const TEXT_FORMATS: Record<string, [fits: (text: string) => boolean, name: string]> = {
  ipAddress: [(text) => ipVersion(text) > 0, "an IP address"],
  ipNetwork: [isNetwork, "an IP address or network"],
  socketAddress: [isSocketAddress, "an address with a port, such as [::]:25"],
  emailAddress: [(text) => /^\S+@\S+$/.test(text), "an email address"],
};

function checkString(value: unknown, { format = "", maxLength }: FieldType, path: string[]): ObjectFinding[] {
  if (typeof value !== "string") return wrong(path, "Write it as text, in quotes.", value);
  if (maxLength !== undefined && new TextEncoder().encode(value).length > maxLength)
    return outside(path, `at most ${maxLength} bytes`, value);
  const [fits, name] = TEXT_FORMATS[format] ?? [];
  return fits && !fits(value) ? wrong(path, `It has to be ${name}.`, value) : [];
}

function isRequired(field: Field | undefined): boolean {
  if (!field || field.update === "serverSet" || field.default !== undefined) return false;
  return field.required === true || (field.minItems ?? 0) > 0;
}

export function unknownField(type: string, name: string, fields: string[]) {
  const list = fields.length > 0 ? `Fields: ${fields.join(", ")}.` : "It has no fields.";
  const message = `"${type}" has no field "${name}".`;
  return { rule: "object-field", message, hint: didYouMean(name, fields) ?? list };
}

function missing(path: string[], type: string, hint = "Add it."): ObjectFinding[] {
  const message = `"${type}" needs "${path.at(-1)}".`;
  return [{ rule: "object-required", message, hint, path: path.slice(0, -1) }];
}

function wrong(path: string[], hint: string, value: unknown): ObjectFinding[] {
  const message = `Wrong value of "${path.at(-1) ?? ""}": ${JSON.stringify(value)}.`;
  return [{ rule: "object-type", message, hint, path }];
}

function outside(path: string[], allowed: string, value: unknown): ObjectFinding[] {
  const message = `"${path.at(-1)}" is ${JSON.stringify(value)}.`;
  return [{ rule: "object-range", message, hint: `It has to be ${allowed}.`, path }];
}

function fixed(path: string[], how: string, hint: string): ObjectFinding[] {
  return [{ rule: "object-field", message: `"${path.at(-1)}" ${how}.`, hint, path }];
}
