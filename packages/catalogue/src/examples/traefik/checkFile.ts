import { parseDocument } from "yaml";
import { lineOfPath } from "../lineOfPath.ts";
import type { Complaint, Example } from "../program.ts";
import { dynamicFile } from "./dynamicFile.ts";
import { findDangling, placesAt } from "./references.ts";
import { staticFile } from "./staticFile.ts";

interface Fault {
  path: PropertyKey[];
  message: string;
}

/** What Traefik would have against a file, or would leave out without a word, given the other files of its page. */
export function checkFile(example: Example, page: Example[]): Complaint | null {
  const [broken] = parseDocument(example.code).errors;
  if (broken) return { message: broken.message, line: broken.linePos?.[0].line ?? null };
  const file = readYaml(example.code);
  const others = page.map(({ code }) => readYaml(code));
  // A misspelled option leads to further faults, which would only distract from it.
  const steps = [
    () => optionFaults(file),
    () => findDangling(file, others),
    () => placeFaults(example, file, others),
  ];
  return steps.reduce<Complaint | null>((found, step) => found ?? first(step(), example.code), null);
}

/** The whole of a file, or what can be read when it is broken. */
function readYaml(code: string): unknown {
  return parseDocument(code).toJS();
}

function first(faults: Fault[], code: string): Complaint | null {
  const complaints = faults.map(({ path, message }) => ({
    message: path.length > 0 ? `${path.map(String).join(".")}: ${message}` : message,
    line: lineOfPath(code, path),
  }));
  return complaints.sort((one, other) => (one.line ?? 0) - (other.line ?? 0))[0] ?? null;
}

function optionFaults(file: unknown): Fault[] {
  const issues = (isDynamic(file) ? dynamicFile : staticFile).safeParse(file).error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? [{ path: [...issue.path, issue.keys[0] ?? ""], message: issue.message }]
      : [],
  );
  if (unknown.length > 0) return unknown;
  return issues.map(({ path, message }) => ({ path, message: `${message}${valueSeen(file, path)}` }));
}

/** Sections are left out: their line shows them. */
function valueSeen(file: unknown, path: PropertyKey[]): string {
  const value = placesAt(file, path.map(String))[0]?.value;
  return value === undefined || typeof value === "object" ? "" : `, but it is ${JSON.stringify(value)}`;
}

/** Static and dynamic files have no section in common. */
function isDynamic(file: unknown): boolean {
  return ["http", "tcp", "udp", "tls"].some((section) => placesAt(file, [section]).length > 0);
}

/** Routes have to be where the file provider looks for them, and nothing else may be there. */
function placeFaults({ title }: Example, file: unknown, others: unknown[]): Fault[] {
  if (!title?.startsWith("/")) return [];
  const valuesOf = (option: string) =>
    others
      .flatMap((other) => placesAt(other, ["providers", "file", option]))
      .map(({ value }) => String(value));
  const isRead =
    valuesOf("filename").includes(title) ||
    (/\.(ya?ml|toml)$/.test(title) && valuesOf("directory").some((folder) => title.startsWith(`${folder}/`)));
  if (isRead === isDynamic(file)) return [];
  const message = isRead
    ? `The file provider reads ${title}, but this belongs in the file that Traefik reads at its start`
    : `No file provider on this page reads ${title}`;
  return [{ path: [], message }];
}
