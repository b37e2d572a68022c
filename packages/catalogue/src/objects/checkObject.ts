import { didYouMean } from "@docs/generator/nearest";
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

export interface CheckOptions {
  index: SchemaLookup;
  /** Names of events and permissions, by the enum that stands for them. */
  names: Record<string, ReadonlySet<string>>;
  /** An update names only what changes, also by paths such as `aliases/0/name`. */
  isUpdate?: boolean;
  /** Objects that a plan makes, to which `#id` refers. */
  made?: ReadonlySet<string>;
}

/** Checks an object against the schema as the server does. */
export function checkObject(value: unknown, type: string, options: CheckOptions): ObjectFinding[] {
  const { index, names, made = new Set() } = options;
  return checkMembers(value, type, [], options.isUpdate ?? false);

  function checkMembers(
    members: unknown,
    typeName: string,
    path: string[],
    isUpdate: boolean,
  ): ObjectFinding[] {
    if (!isRecord(members)) return [wrong(path, `"${typeName}" is written as {…}.`, members)];
    const { variants } = index.schema.types[typeName] ?? {};
    const variant = members["@type"];
    if (variants) {
      const known = variants.map(({ name }) => name);
      if (variant === undefined && !isUpdate)
        return [missing([...path, "@type"], typeName, `One of ${known.join(", ")}.`)];
      if (variant !== undefined && !known.includes(String(variant))) {
        const hint = didYouMean(String(variant), known) ?? `One of ${known.join(", ")}.`;
        return [
          {
            rule: "object-variant",
            message: `"${typeName}" has no variant "${String(variant)}".`,
            hint,
            path: [...path, "@type"],
          },
        ];
      }
    }
    const fields = index.fieldsOf(typeName, typeof variant === "string" ? variant : undefined);
    const findings = Object.entries(members).flatMap(([key, member]) => {
      if (key === "@type" && (variants || variant === undefined || typeName.endsWith(String(variant))))
        return [];
      const [name = "", ...below] = isUpdate ? key.split("/") : [key];
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field) return [unknownField(typeName, name, Object.keys(fields), [...path, key])];
      if (field.update === "serverSet") return [setByServer([...path, key])];
      if (isUpdate && field.update === "immutable") return [immutable([...path, key])];
      return below.length > 0 ? [] : checkValue(member, field, [...path, key], isUpdate);
    });
    if (isUpdate) return findings;
    const lacking = Object.entries(fields).filter(
      ([name, field]) => isRequired(field) && !Object.hasOwn(members, name),
    );
    return [...findings, ...lacking.map(([name]) => missing([...path, name], typeName))];
  }

  function checkValue(
    value: unknown,
    type: FieldType | Field,
    path: string[],
    isUpdate = false,
  ): ObjectFinding[] {
    if (value === null) return type.nullable || isUpdate ? [] : [wrong(path, "It cannot be null.", value)];
    switch (type.type) {
      case "boolean":
        return typeof value === "boolean" ? [] : [wrong(path, "Write true or false.", value)];
      case "number":
        return checkNumber(value, type, path);
      case "enum":
        return checkEnum(value, type.enumName ?? "", path);
      case "object":
        return checkMembers(value, type.objectName ?? "", path, false);
      case "objectList":
        if (!isRecord(value) || Object.keys(value).some((key) => !/^\d+$/.test(key)))
          return [wrong(path, 'A list is written as {"0": …, "1": …}.', value)];
        return [
          ...checkCount(value, type, path),
          ...Object.entries(value).flatMap(([key, item]) =>
            checkMembers(item, type.objectName ?? "", [...path, key], false),
          ),
        ];
      case "set":
        return checkSet(value, type, path);
      case "map":
        if (!isRecord(value)) return [wrong(path, "A map is written as {…}.", value)];
        return Object.entries(value).flatMap(([key, item]) => [
          ...(type.keyClass ? checkValue(key, type.keyClass, [...path, key]) : []),
          ...(type.valueClass ? checkValue(item, type.valueClass, [...path, key]) : []),
        ]);
      case "objectId":
        if (typeof value === "string" && value.startsWith("#") && !made.has(value.slice(1)))
          return [
            {
              rule: "object-reference",
              message: `Nothing here makes the object "${value}".`,
              hint: "Write the id of an object, or create it in the same plan.",
              path,
            },
          ];
        return typeof value === "string" && value !== ""
          ? []
          : [wrong(path, "Write the id of an object as text.", value)];
      default:
        return checkText(value, type, path);
    }
  }

  function checkNumber(value: unknown, { min, max, format }: FieldType, path: string[]): ObjectFinding[] {
    if (typeof value !== "number")
      return [
        wrong(path, format === "duration" ? "Write a number of milliseconds." : "Write a number.", value),
      ];
    if (format !== "float" && !Number.isInteger(value)) return [wrong(path, "Write a whole number.", value)];
    const least =
      min ??
      (format === "duration"
        ? 1
        : format === "unsignedInteger" || format === "size"
          ? 0
          : Number.NEGATIVE_INFINITY);
    if (value < least) return [outside(path, `at least ${least}`, value)];
    return max !== undefined && value > max ? [outside(path, `at most ${max}`, value)] : [];
  }

  function checkEnum(value: unknown, name: string, path: string[]): ObjectFinding[] {
    const known = names[name] ?? new Set(index.schema.enums[name]?.map((each) => each.name));
    if (typeof value === "string" && (known.size === 0 || known.has(value))) return [];
    const values = [...known];
    const list =
      values.length > 12 ? `The reference lists the values of ${name}.` : `One of ${values.join(", ")}.`;
    return [
      {
        rule: "object-value",
        message: `"${path.at(-1)}" cannot be ${JSON.stringify(value)}.`,
        hint: didYouMean(String(value), known) ?? list,
        path,
      },
    ];
  }

  function checkSet(value: unknown, type: FieldType, path: string[]): ObjectFinding[] {
    if (!isRecord(value) || Object.values(value).some((item) => item !== true))
      return [wrong(path, 'A set is written as {"value": true}.', value)];
    return [
      ...checkCount(value, type, path),
      ...Object.keys(value).flatMap((key) => (type.class ? checkValue(key, type.class, [...path, key]) : [])),
    ];
  }

  function checkCount(value: object, { minItems = 0 }: FieldType, path: string[]): ObjectFinding[] {
    return Object.keys(value).length < minItems ? [outside(path, `at least ${minItems} of them`, value)] : [];
  }

  function checkText(value: unknown, { format = "", maxLength }: FieldType, path: string[]): ObjectFinding[] {
    if (typeof value !== "string") return [wrong(path, "Write it as text, in quotes.", value)];
    if (maxLength !== undefined && value.length > maxLength)
      return [outside(path, `at most ${maxLength} bytes`, value)];
    const pattern = TEXT_FORMATS[format];
    return pattern && !pattern.test(value)
      ? [wrong(path, `It has to be ${FORMAT_NAMES[format]}.`, value)]
      : [];
  }

  function isRequired(field: Field): boolean {
    if (field.update === "serverSet" || field.default !== undefined) return false;
    return field.required === true || (field.minItems ?? 0) > 0;
  }
}

const TEXT_FORMATS: Record<string, RegExp> = {
  ipAddress: /^[\d.]+$|^[\da-f:.]*:[\da-f:.]*$/i,
  ipNetwork: /^[\da-f:.]+(\/\d{1,3})?$/i,
  socketAddress: /^(\[[\da-f:.]+\]|[\d.]+):\d{1,5}$/i,
  emailAddress: /^\S+@\S+$/,
};
const FORMAT_NAMES: Record<string, string> = {
  ipAddress: "an IP address",
  ipNetwork: "an IP address or network",
  socketAddress: "an address with a port, such as [::]:25",
  emailAddress: "an email address",
};

function unknownField(type: string, name: string, fields: string[], path: string[]): ObjectFinding {
  const hint =
    didYouMean(name, fields) ?? (fields.length > 0 ? `Fields: ${fields.join(", ")}.` : "It has no fields.");
  return { rule: "object-field", message: `"${type}" has no field "${name}".`, hint, path };
}

function missing(path: string[], type: string, hint = "Add it."): ObjectFinding {
  return {
    rule: "object-required",
    message: `"${type}" needs "${path.at(-1)}".`,
    hint,
    path: path.slice(0, -1),
  };
}

function wrong(path: string[], hint: string, value: unknown): ObjectFinding {
  return {
    rule: "object-type",
    message: `Wrong value of "${path.at(-1) ?? ""}": ${JSON.stringify(value)}.`,
    hint,
    path,
  };
}

function outside(path: string[], allowed: string, value: unknown): ObjectFinding {
  return {
    rule: "object-range",
    message: `"${path.at(-1)}" is ${JSON.stringify(value)}.`,
    hint: `It has to be ${allowed}.`,
    path,
  };
}

function setByServer(path: string[]): ObjectFinding {
  return {
    rule: "object-field",
    message: `"${path.at(-1)}" is set by the server.`,
    hint: "Leave it out.",
    path,
  };
}

function immutable(path: string[]): ObjectFinding {
  return {
    rule: "object-field",
    message: `"${path.at(-1)}" cannot be changed later.`,
    hint: "Leave it out of an update.",
    path,
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
