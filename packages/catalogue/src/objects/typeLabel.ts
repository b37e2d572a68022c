import { code, type Inline } from "@docs/generator";
import type { FieldType } from "./schemaFile.ts";

const FORMATS: Record<string, string> = {
  string: "text",
  text: "text of several lines",
  emailAddress: "email address",
  uri: "URI",
  ipAddress: "IP address",
  ipNetwork: "IP network",
  socketAddress: "address with port",
  secret: "secret",
  secretText: "secret of several lines",
  html: "HTML",
  color: "color",
  integer: "integer",
  unsignedInteger: "integer",
  float: "number",
  duration: "duration in milliseconds",
  size: "size in bytes",
};
const ENUMS: Record<string, string> = {
  EventType: "event",
  MetricType: "metric",
  Permission: "permission",
  Key: "key of an event",
  ExpressionVariable: "variable",
};
const OTHERS: Record<string, string> = {
  boolean: "boolean",
  blobId: "id of a blob",
  utcDateTime: "date and time in UTC",
};

/** The type of a field in a few words, in which names of types are code. */
export function typeLabel(type: FieldType | undefined): Inline[] {
  if (!type) return [];
  const { objectName = "", enumName = "" } = type;
  switch (type.type) {
    case "object":
      return objectName === "x:Expression" ? ["expression"] : [code(objectName)];
    case "objectList":
      return ["list of ", code(objectName)];
    case "objectId":
      return ["id of ", code(objectName)];
    case "enum":
      return enumName in ENUMS ? [ENUMS[enumName] ?? ""] : [code(enumName)];
    case "set":
      return ["set of ", ...typeLabel(type.class)];
    case "map":
      return ["map of ", ...typeLabel(type.keyClass), " to ", ...typeLabel(type.valueClass)];
    default:
      return [OTHERS[type.type] ?? FORMATS[type.format ?? ""] ?? type.type];
  }
}

/** The same as plain text. */
export function typeText(type: FieldType): string {
  return typeLabel(type)
    .map((part) => (typeof part === "string" ? part : "text" in part ? part.text : ""))
    .join("");
}

const FILTER_WORDS: Record<string, string> = {
  objectId: "reference",
  objectList: "list",
  blobId: "blob",
  utcDateTime: "date",
};

/** One word by which fields can be filtered. */
export function typeWord({ type, objectName, format = "" }: FieldType): string {
  if (objectName === "x:Expression") return "expression";
  const isPlain = type === "number" || type === "string";
  return FILTER_WORDS[type] ?? (isPlain ? FORMATS[format] : undefined) ?? type;
}

const UNITS = [
  [86_400_000, "day"],
  [3_600_000, "hour"],
  [60_000, "minute"],
  [1000, "second"],
] as const;
const SIZES = [
  [1024 ** 3, "GB"],
  [1024 ** 2, "MB"],
  [1024, "kB"],
] as const;

/** What a duration or size is in larger units, `5 minutes`; null for other values. */
export function inWords(value: unknown, { format }: FieldType): string | null {
  if (typeof value !== "number" || value === 0) return null;
  if (format === "size") {
    const [size, unit] = SIZES.find(([bytes]) => value % bytes === 0) ?? [];
    return size && unit ? `${value / size} ${unit}` : null;
  }
  if (format !== "duration") return null;
  const [length, unit] = UNITS.find(([milliseconds]) => value % milliseconds === 0) ?? [];
  return length && unit ? `${value / length} ${unit}${value === length ? "" : "s"}` : null;
}
