import { z } from "zod";
import { didYouMean } from "../../../../generator/src/shared/nearest.ts";

export const text = z.string();
export const flag = z.boolean();
export const whole = z.int();
export const texts = z.array(text);
export const empty = z.strictObject({});

/** A number is taken for seconds. */
export const duration = z.union([
  whole,
  text.regex(/^-?(0|(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+)$/, "No duration, such as 90s or 1m30s"),
]);

export const networks = z.array(
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], "Neither an IP address nor a network"),
);

/** Entries under names of the reader's choice. */
export function named<Entry extends z.ZodType>(entry: Entry) {
  return z.record(text, entry);
}

/** A part of the file: options may be left out, but nothing else may stand there. */
export function section<Shape extends z.ZodRawShape>(options: Shape) {
  return z.strictObject(options, { error: (issue) => unknownOption(issue, Object.keys(options)) }).partial();
}

/** A part that can be of one kind only, such as a service or a middleware. */
export function oneOf<Shape extends z.ZodRawShape>(kinds: Shape) {
  return section(kinds).refine(
    (value) => Object.keys(value).length === 1,
    `Exactly one of these belongs here: ${Object.keys(kinds).join(", ")}`,
  );
}

function unknownOption(issue: { code?: string; keys?: unknown }, known: string[]): string | undefined {
  if (issue.code !== "unrecognized_keys" || !Array.isArray(issue.keys)) return undefined;
  const [key] = issue.keys.map(String);
  const hint =
    didYouMean(key ?? "", known) ?? "If Traefik has it, src/examples/traefik does not know it yet.";
  return `Unknown option "${key}". ${hint}`;
}

/** What is recorded of a router, or of every router of an entry point. */
export const observability = section({
  accessLogs: flag,
  metrics: flag,
  tracing: flag,
  traceVerbosity: z.enum(["minimal", "detailed"]),
});
