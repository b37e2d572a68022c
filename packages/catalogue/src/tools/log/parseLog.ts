import { isRecord, parseJson } from "@docs/generator/json";
import { LEVELS } from "../../reference/reference.ts";

export interface LogLine {
  /** Counted from 1. */
  line: number;
  /** The original text without color codes. */
  text: string;
}

export interface LogEvent extends LogLine {
  /** In UTC, `2026-11-17T10:00:00Z`, or in the journal's format; empty if the line has none. */
  time: string;
  level: string;
  /** The event's name, or all candidates: the journal has only a message, which events can share. */
  names: string[];
  keys: Record<string, string>;
}

export interface ParsedLog {
  events: LogEvent[];
  /** Lines that are not from the server's log. */
  unknown: LogLine[];
  /** Number of lines beyond the limit. */
  leftOut: number;
}

const MAX_LINES = 10_000;
/** The journal has keys in upper case; these are needed to group events. */
const JOURNAL_KEYS = ["spanId", "queueId", "remoteIp", "remotePort", "listenerId", "accountName"];
const JOURNAL_LEVELS = ["error", "error", "error", ...LEVELS];

// biome-ignore lint/suspicious/noControlCharactersInRegex: color codes begin with one.
const ANSI = /\u001b\[[\d;]*[A-Za-z]/g;
const TEXT =
  /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z) +(TRACE|DEBUG|INFO|WARN|ERROR) +([^(]*)\(([a-z0-9-]+\.[a-z0-9-]+)\) ?(.*)$/;
const JOURNAL = /^(\w{3} [ \d]\d \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT\S+) \S+ [\w.-]+(?:\[\d+\])?: (.+)$/;
const KEY_START = /(?:^|, |\{ |\t)(?=[a-z][A-Za-z0-9]* = )/;

/** Parses the server's log in any of its formats. `titles` has the names of events by log message. */
export function parseLog(pasted: string, titles: ReadonlyMap<string, string[]>): ParsedLog {
  const lines = pasted.replace(ANSI, "").split(/\r?\n/);
  const parsed: ParsedLog = { events: [], unknown: [], leftOut: Math.max(0, lines.length - MAX_LINES) };
  const whole = parseJson(pasted);
  if (whole !== undefined && lines.length > 1) {
    const events = listOf(whole).flatMap((value, at) => readObject(value, at + 1, titles) ?? []);
    const leftOut = Math.max(0, events.length - MAX_LINES);
    if (events.length > 0) return { ...parsed, events: events.slice(0, MAX_LINES), leftOut };
  }
  lines.slice(0, MAX_LINES).forEach((text, at) => {
    const last = parsed.events.at(-1);
    if (/^\t+[a-z]\w* = /i.test(text) && last) {
      // A multi-line event has one key per line.
      Object.assign(last.keys, readKeys(text.trimStart()));
      last.text += `\n${text}`;
      return;
    }
    const events = readLine(text, at + 1, titles);
    if (events.length > 0) parsed.events.push(...events);
    else if (text.trim() !== "") parsed.unknown.push({ line: at + 1, text });
  });
  return parsed;
}

function readLine(written: string, line: number, titles: ReadonlyMap<string, string[]>): LogEvent[] {
  const text = printedBy(written);
  const [, time = "", level = "", , name = "", rest = ""] = TEXT.exec(text) ?? [];
  if (name) return [{ line, time, level: level.toLowerCase(), names: [name], keys: readKeys(rest), text }];
  const brace = text.indexOf("{");
  const value = brace < 0 ? undefined : parseJson(text.slice(brace).replace(/,\s*$/, ""));
  if (value !== undefined) return listOf(value).flatMap((one) => readObject(one, line, titles) ?? []);
  const [, at = "", words = ""] = JOURNAL.exec(text) ?? [];
  const names = titles.get(words.trim());
  return names ? [{ line, time: at, level: "", names, keys: {}, text }] : [];
}

/** Docker keeps each line that a container prints as a record, `{"log":"…\n","stream":"stdout"}`. */
function printedBy(text: string): string {
  const record = text.startsWith('{"log":"') ? parseJson(text) : undefined;
  return isRecord(record) && typeof record["log"] === "string"
    ? record["log"].replace(ANSI, "").trimEnd()
    : text;
}

/** A string may contain quotes, so a value ends before the next key. */
function readKeys(text: string): Record<string, string> {
  const pairs = text.split(KEY_START).flatMap((part): [string, string][] => {
    const at = part.indexOf(" = ");
    if (at < 0) return [];
    const value = part.slice(at + 3).replace(/^"(.*)"[ }]*$/s, "$1");
    return [[part.slice(0, at), value]];
  });
  // The event's own keys come last and override those of its connection.
  return Object.fromEntries(pairs);
}

/** Reads an event of a webhook or of the API, or an entry of the journal. */
function readObject(value: unknown, line: number, titles: ReadonlyMap<string, string[]>): LogEvent | null {
  if (!isRecord(value)) return null;
  const text = JSON.stringify(value);
  if (typeof value["type"] === "string" && /^[a-z0-9-]+\.[a-z0-9-]+$/.test(value["type"])) {
    const keys = isRecord(value["data"]) ? toTexts(value["data"]) : {};
    const time = typeof value["createdAt"] === "string" ? value["createdAt"] : "";
    return { line, time, level: "", names: [value["type"]], keys, text };
  }
  const names = typeof value["MESSAGE"] === "string" ? titles.get(value["MESSAGE"]) : undefined;
  if (!names) return null;
  const micros = Number(value["__REALTIME_TIMESTAMP"]);
  const date = new Date(micros / 1000);
  const fields = toTexts(value);
  return {
    line,
    time: micros > 0 && !Number.isNaN(date.getTime()) ? date.toISOString() : "",
    level: JOURNAL_LEVELS[Number(value["PRIORITY"] ?? -1)] ?? "",
    names,
    keys: Object.fromEntries(
      JOURNAL_KEYS.flatMap((key) => {
        const field = fields[key.toUpperCase()];
        return field === undefined ? [] : [[key, field]];
      }),
    ),
    text,
  };
}

/** A webhook has its events in a list, the API in `data.items`. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return [];
  const { events, data } = value;
  if (Array.isArray(events)) return events;
  if (isRecord(data) && Array.isArray(data["items"])) return data["items"];
  return Array.isArray(data) ? data : [value];
}

function toTexts(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]),
  );
}
