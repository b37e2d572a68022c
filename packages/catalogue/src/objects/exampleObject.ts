import type { FieldType, SchemaFile } from "./schemaFile.ts";

type Json = string | number | boolean | null | { [key: string]: Json };

/** Values for fields that must be set, by format or validator. */
const SAMPLES: Record<string, string> = {
  emailAddress: "alice@example.org",
  email: "alice@example.org",
  domain: "example.org",
  hostname: "mail.example.org",
  uri: "https://mail.example.org/",
  ipAddress: "192.0.2.10",
  ipNetwork: "192.0.2.0/24",
  socketAddress: "[::]:8080",
};

/**
 * Returns the smallest object that the server accepts, or for a singleton a change of one field; null for objects that are
 * not created by hand, because nothing has to be set.
 */
export function exampleOf(
  object: string,
  { objects, types, enums }: SchemaFile,
): Record<string, Json> | null {
  const { fields } = types[object] ?? {};
  if (!object.startsWith("x:")) return null;
  if (objects[object]?.kind === "singleton") {
    const [name, field] =
      Object.entries(fields ?? {}).find(
        ([, one]) => one.default !== undefined && !one.update && !one.enterprise,
      ) ?? [];
    return name && field ? { [name]: field.default as Json } : null;
  }
  const example = required(object);
  return Object.keys(example).length > (types[object]?.variants ? 1 : 0) ? example : null;

  function required(type: string): Record<string, Json> {
    const { fields: own = {}, variants } = types[type] ?? {};
    const [variant] = variants ?? [];
    if (variant) return { "@type": variant.name, ...(variant.type ? required(variant.type) : {}) };
    return Object.fromEntries(
      Object.entries(own).flatMap(([name, field]): [string, Json][] => {
        if (field.update === "serverSet" || field.default !== undefined) return [];
        const isNeeded =
          field.required ||
          (field.minItems ?? 0) > 0 ||
          (field.type === "object" && !field.nullable && needs(field.objectName ?? ""));
        return isNeeded ? [[name, sample(field, name, field.validator)]] : [];
      }),
    );
  }

  /** Whether an object of the type has fields that must be set. */
  function needs(type: string): boolean {
    return Object.keys(required(type)).some((name) => name !== "@type");
  }

  function sample(type: FieldType, name: string, validator = ""): Json {
    switch (type.type) {
      case "number":
        return type.min ?? 1;
      case "boolean":
        return true;
      case "enum":
        return enums[type.enumName ?? ""]?.[0]?.name ?? "";
      case "object":
        return required(type.objectName ?? "");
      case "objectList":
        return { "0": required(type.objectName ?? "") };
      case "set":
        return type.class ? { [String(sample(type.class, name, validator))]: true } : {};
      case "map":
        return {};
      case "objectId":
        return "b";
      case "utcDateTime":
        return "2026-01-01T00:00:00Z";
      default:
        return (
          SAMPLES[validator] ??
          SAMPLES[type.format ?? ""] ??
          (/secret|password/i.test(name) ? "a long secret" : "example")
        );
    }
  }
}
