import { isRecord, parseJson } from "@docs/generator/json";
import { readPairs } from "./headerText.ts";

/** One recipient of a bounce. */
export type Delivery = ReturnType<typeof readDeliveries>[number];

/** Reads `message/delivery-status`: fields of the message, then those of each recipient (RFC 3464). */
export function readDeliveries(text: string) {
  const blocks = text.split(/\r?\n[ \t]*\r?\n/).map(readFields);
  return blocks.flatMap((fields) => {
    const recipient = fieldOf(fields, "final-recipient") || fieldOf(fields, "original-recipient");
    if (!recipient) return [];
    return [
      {
        recipient,
        action: (fields.get("action") ?? "failed").toLowerCase(),
        status: /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get("status") ?? "")?.[0] ?? "",
        reply: fieldOf(fields, "diagnostic-code"),
        host: fieldOf(fields, "remote-mta"),
      },
    ];
  });
}

function readFields(block: string): Map<string, string> {
  return new Map(readPairs(block.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/), ":"));
}

/** `rfc822;jane@example.org` → `jane@example.org`. */
function fieldOf(fields: ReadonlyMap<string, string>, name: string): string {
  return (fields.get(name) ?? "").replace(/^[\w-]+ ?; ?/, "").trim();
}

/** A line of a report: a source of mail, or a kind of failure. */
interface ReportRow {
  name: string;
  count: number;
  isFailed: boolean;
  /** Sentences and results. */
  text: string;
}

export type Report = ReturnType<typeof summarize>;

/** Reads a DMARC report in XML or a TLS report in JSON; null for other text. */
export function readReport(
  text: string,
  failures: Record<string, string>,
): Report | { problem: string } | null {
  if (/^\s*\{/.test(text)) return readTlsReport(text, failures);
  if (!/<(?:\w+:)?feedback[\s>]/.test(text.slice(0, 2000))) return null;
  return /<\/(?:\w+:)?feedback\s*>/.test(text.slice(-2000))
    ? readDmarcReport(text)
    : { problem: "its end is missing" };
}

interface XmlNode {
  name: string;
  text: string;
  children: XmlNode[];
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Reads the elements of a report; attributes and mistakes are skipped. */
function readXml(text: string): XmlNode {
  const root: XmlNode = { name: "", text: "", children: [] };
  const open = [root];
  for (const [, literal, end, name = "", empty, words = ""] of text.matchAll(
    /<!\[CDATA\[(.*?)\]\]>|<(\/?)(?:\w+:)?(\w+)[^<>]*?(\/?)>|([^<>]+)/gs,
  )) {
    const inner = open.at(-1) ?? root;
    if (literal !== undefined) inner.text += literal.trim();
    else if (!name)
      inner.text += words.trim().replace(/&(amp|lt|gt|quot|apos);/g, (_, entity) => ENTITIES[entity] ?? "");
    else if (end) {
      const at = open.findLastIndex((node) => node.name === name);
      if (at > 0) open.length = at;
    } else {
      const node = { name, text: "", children: [] };
      inner.children.push(node);
      if (!empty && open.length < 20) open.push(node);
    }
  }
  return root;
}

const all = (node: XmlNode | undefined, name: string) =>
  node?.children.filter((child) => child.name === name) ?? [];
const get = (node: XmlNode | undefined, ...path: string[]): XmlNode | undefined =>
  path.reduce<XmlNode | undefined>((inner, name) => all(inner, name)[0], node);
const textOf = (node: XmlNode | undefined, ...path: string[]) => get(node, ...path)?.text.slice(0, 200) ?? "";

function readDmarcReport(text: string): Report | null {
  const feedback = get(readXml(text), "feedback");
  const rows = all(feedback, "record").map((record): ReportRow => {
    const policy = get(record, "row", "policy_evaluated");
    const isFailed = textOf(policy, "spf") !== "pass" && textOf(policy, "dkim") !== "pass";
    const results = ["spf", "dkim"].map((method) => {
      const checked = all(get(record, "auth_results"), method).map(
        (result) => `${textOf(result, "domain")}: ${textOf(result, "result")}`,
      );
      return `${method.toUpperCase()} ${textOf(policy, method) || "none"}${checked.length > 0 ? ` (${checked.join(", ")})` : ""}`;
    });
    const from = textOf(record, "identifiers", "header_from");
    return {
      name: textOf(record, "row", "source_ip"),
      count: Number(textOf(record, "row", "count")) || 0,
      isFailed,
      text: `${from ? `From ${from}. ` : ""}${results.join(", ")}. Action: ${textOf(policy, "disposition") || "none"}.`,
    };
  });
  if (!feedback) return null;
  return summarize("dmarc", rows, {
    reporter: textOf(feedback, "report_metadata", "org_name"),
    domain: textOf(feedback, "policy_published", "domain"),
    begin: Number(textOf(feedback, "report_metadata", "date_range", "begin") || Number.NaN) * 1000,
    end: Number(textOf(feedback, "report_metadata", "date_range", "end") || Number.NaN) * 1000,
  });
}

const NO_REASON = "The report gives no reason.";

function readTlsReport(text: string, failures: Record<string, string>): Report | null {
  const report = parseJson(text);
  const policies = listOf(report, "policies");
  if (policies.length === 0) return null;
  const rows = policies.flatMap((policy): ReportRow[] => {
    const type = stringOf(valueIn(policy, "policy"), "policy-type");
    const countOf = (object: unknown, key: string) => Number(valueIn(object, key)) || 0;
    const summary = valueIn(policy, "summary");
    const details = listOf(policy, "failure-details").map((failure) => {
      const result = stringOf(failure, "result-type");
      const host = stringOf(failure, "receiving-mx-hostname");
      const meaning = Object.hasOwn(failures, result) ? failures[result] : NO_REASON;
      const text = `${meaning}${host ? ` Host: ${host}.` : ""}`;
      return { name: result, count: countOf(failure, "failed-session-count"), isFailed: true, text };
    });
    const explained = details.reduce((total, { count }) => total + count, 0);
    const others = countOf(summary, "total-failure-session-count") - explained;
    return [
      {
        name: `Encrypted (${type})`,
        count: countOf(summary, "total-successful-session-count"),
        isFailed: false,
        text: type === "no-policy-found" ? "Your domain has no policy." : "The policy was kept.",
      },
      ...details,
      ...(others > 0 ? [{ name: "Failed", count: others, isFailed: true, text: NO_REASON }] : []),
    ];
  });
  const range = valueIn(report, "date-range");
  return summarize("tls", rows, {
    reporter: stringOf(report, "organization-name"),
    domain: stringOf(valueIn(policies[0], "policy"), "policy-domain"),
    begin: Date.parse(stringOf(range, "start-datetime")),
    end: Date.parse(stringOf(range, "end-datetime")),
  });
}

/** The times are in milliseconds, and NaN if the report does not tell. */
type Facts = Record<"reporter" | "domain", string> & Record<"begin" | "end", number>;

function summarize(kind: "dmarc" | "tls", rows: ReportRow[], { reporter, domain, ...range }: Facts) {
  const sum = (counted: ReportRow[]) => counted.reduce((total, { count }) => total + count, 0);
  const failed = rows.filter(({ isFailed }) => isFailed);
  return {
    kind,
    reporter: reporter || "an unnamed server",
    domain: domain || "your domain",
    ...range,
    total: sum(rows),
    failed: sum(failed),
    /** The failures first. */
    rows: rows.toSorted((a, b) => Number(b.isFailed) - Number(a.isFailed) || b.count - a.count),
  };
}

function valueIn(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

function listOf(value: unknown, key: string): unknown[] {
  const list = valueIn(value, key);
  return Array.isArray(list) ? list : [];
}

function stringOf(value: unknown, key: string): string {
  const member = valueIn(value, key);
  return typeof member === "string" ? member.slice(0, 200) : "";
}
