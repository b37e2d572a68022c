import type { IslandProps } from "@docs/generator";
import { groupBy } from "@docs/generator/groupBy";
import { useDeferredValue, useMemo } from "react";
import { pageLinks } from "../../islands/EntryFacts.tsx";
import { useFile, useFiles } from "../../islands/useFile.ts";
import { LEVELS, type ReferenceEntry, type ReferenceFile } from "../../reference/reference.ts";
import { Field, SelectField } from "../Field.tsx";
import { TextInput } from "../TextInput.tsx";
import "../tools.css";
import type { Replies } from "../../toml/messageSchema.ts";
import { useForm } from "../useForm.ts";
import { useReleases } from "../useReleases.ts";
import example from "./example.txt?raw";
import { explainReply } from "./explainReply.ts";
import { chooseRelease, filterLog } from "./filterLog.ts";
import { groupByKind, groupLog } from "./groupLog.ts";
import { LogGroups, LogLines } from "./LogGroups.tsx";
import { LogReplies, LogSummary, type ReplyLine } from "./LogSummary.tsx";
import { createMask } from "./maskLog.ts";
import { type ParsedLog, parseLog } from "./parseLog.ts";

const EMPTY = { log: "", release: "", level: "trace", from: "", until: "", masked: "" };

/** Kinds of events of the example that an empty tool explains. */
const SAMPLES = 3;

const REPLIES = `550 5.1.2 Relay not allowed.
451 4.7.1 Try again later
550-5.7.26 This mail has been blocked because the sender is unauthenticated.
`;

/** Explains the events of a pasted log, and groups its lines by connection and by message. */
export default function LogTool({ element, baseUrl }: IslandProps) {
  const described = useReleases(element);
  const sources = described.map(({ events }) => events);
  const files = useFiles<ReferenceFile>(sources);
  const replies = useFile<Replies>(element.dataset["replies"] ?? "");
  const releases = useMemo(
    () =>
      Array.isArray(files)
        ? files.map((file, at) => readRelease(described[at]?.name ?? "", file, baseUrl))
        : [],
    [files, described, baseUrl],
  );
  if (files === null || replies === null) return null;
  return (
    <div className="tool">
      {files === "unavailable" || replies === "unavailable" ? (
        <p role="alert">The explanations cannot be loaded now. Reload the page when you are online.</p>
      ) : (
        <ExplainedLog releases={releases} replies={replies} />
      )}
    </div>
  );
}

type Release = ReturnType<typeof readRelease>;

function readRelease(name: string, file: ReferenceFile, baseUrl: string) {
  return {
    name,
    entries: new Map(file.entries.map((entry) => [entry.name, entry])),
    pages: pageLinks(file, baseUrl),
    keys: file.keys ?? {},
  };
}

function ExplainedLog({ releases, replies }: { releases: Release[]; replies: Replies }) {
  const { values, change, field } = useForm("log", EMPTY);
  const deferred = useDeferredValue(values);
  const titles = useMemo(() => namesByMessage(releases), [releases]);
  const parsed = useMemo(() => parseLog(deferred.log, titles), [deferred.log, titles]);
  const release = useMemo(
    () => releases.find(({ name }) => name === deferred.release) ?? chooseRelease(parsed.events, releases),
    [parsed, releases, deferred.release],
  );
  const entries: Release["entries"] = release?.entries ?? NO_ENTRIES;
  const shown = useMemo(() => filterLog(parsed.events, deferred, entries), [parsed, deferred, entries]);
  const { unknown, explained } = useMemo(() => findReplies(parsed.unknown, replies), [parsed, replies]);
  const isMasked = deferred.masked !== "";
  const mask = useMemo(
    () => (isMasked ? createMask(new Set(entries.keys())) : (text: string) => text),
    [isMasked, entries],
  );
  const groups = useMemo(() => groupLog(shown), [shown]);
  const kinds = useMemo(() => groupByKind(shown, entries), [shown, entries]);
  const isEmpty = deferred.log.trim() === "";
  const sample = useMemo(
    () => (isEmpty ? groupByKind(parseLog(example, titles).events, entries).slice(0, SAMPLES) : []),
    [isEmpty, titles, entries],
  );
  const copied = useMemo(
    () => (isMasked ? shown.map(({ text }) => mask(text)).join("\n") : ""),
    [isMasked, shown, mask],
  );
  const { events } = parsed;
  return (
    <>
      <TextInput
        label="Log, or the reply of an SMTP server"
        {...field("log")}
        examples={{ "Load an example": example, "Load SMTP replies": REPLIES }}
        error={explained.length > 0 ? undefined : faultOf(deferred.log, parsed)}
        // A pasted log leaves the window to its explanation.
        rows={values.log.includes("\n") ? 4 : undefined}
      />
      <p role="status" className="tool-status">
        {!isEmpty && statusOf({ ...parsed, unknown }, shown.length, explained.length)}
      </p>
      {release && (events.length > 0 || explained.length > 0) && (
        <SelectField
          label="Release"
          {...field("release")}
          value={release.name}
          options={releases.map(({ name }) => name)}
          note={
            values.release === "" && events.length > 0
              ? "Recognized by the events. Choose another one if it is wrong."
              : "The explanations are for this release."
          }
        />
      )}
      {release && isEmpty && (
        <>
          <h2>The example, explained</h2>
          <LogSummary kinds={sample} {...release} />
        </>
      )}
      {release && <LogReplies replies={explained} {...release} />}
      {events.length > 0 && (
        <>
          <details className="tool-group">
            <summary>Filter by time and level</summary>
            <div className="tool-fields">
              <Field label="From" {...field("from")} placeholder={events[0]?.time} />
              <Field label="Until" {...field("until")} placeholder={events.at(-1)?.time} />
              <SelectField label="Lowest level" {...field("level")} options={LEVELS.toReversed()} />
            </div>
          </details>
          {release && <LogSummary kinds={kinds} {...release} />}
          <h2>Lines</h2>
          <div className="tool-actions">
            <button
              type="button"
              aria-pressed={isMasked}
              onClick={() => change({ masked: isMasked ? "" : "yes" })}
            >
              Mask addresses and names
            </button>
            {copied !== "" && (
              <button type="button" data-copy={copied}>
                Copy masked
              </button>
            )}
          </div>
          <LogGroups groups={groups} entries={entries} mask={mask} />
          {unknown.length > 0 && (
            <LogLines
              title="Not events of the server"
              note={String(unknown.length)}
              lines={unknown}
              mask={mask}
            />
          )}
        </>
      )}
    </>
  );
}

const NO_ENTRIES = new Map<string, ReferenceEntry>();

/** Returns the names of the events by their log message, which several events can share. */
function namesByMessage(releases: Release[]): Map<string, string[]> {
  const entries = releases.flatMap((release) => [...release.entries.values()]);
  const names = groupBy(entries, ({ message = "" }) => message);
  return new Map(
    Array.from(names, ([message, named]) => [message, [...new Set(named.map(({ name }) => name))]]),
  );
}

/** Separates replies of SMTP servers from the lines that are no events. */
function findReplies(lines: ParsedLog["unknown"], replies: Replies) {
  const read = lines.map((line) => ({ ...line, reply: explainReply(line.text, replies) }));
  return {
    unknown: read.filter(({ reply }) => reply === null),
    explained: read.filter((line): line is ReplyLine => line.reply !== null),
  };
}

function faultOf(log: string, { events }: ParsedLog): string | undefined {
  if (log.trim() === "" || events.length > 0) return undefined;
  return "No line looks like the log of the server, or the reply of an SMTP server. Paste lines of a log file, of journalctl, or JSON events.";
}

function statusOf({ events, unknown, leftOut }: ParsedLog, shown: number, replies: number): string {
  const parts = [
    replies > 0 && `${replies} ${replies === 1 ? "reply" : "replies"} explained.`,
    (replies === 0 || events.length > 0) &&
      `${shown} of ${events.length} ${events.length === 1 ? "event" : "events"} shown.`,
    unknown.length === 1 && "1 line is not an event of the server.",
    unknown.length > 1 && `${unknown.length} lines are not events of the server.`,
    leftOut > 0 && `Only the first 10,000 are explained; ${leftOut} more were skipped.`,
  ];
  return parts.filter(Boolean).join(" ");
}
