import type { IslandProps } from "@docs/generator";
import { useDeferredValue, useMemo } from "react";
import { pageLinks } from "../../islands/EntryFacts.tsx";
import { useFile } from "../../islands/useFile.ts";
import {
  LEVELS,
  REFERENCE_FORMAT,
  type ReferenceEntry,
  type ReferenceFile,
} from "../../reference/reference.ts";
import { Field, SelectField } from "../Field.tsx";
import { TextInput } from "../TextInput.tsx";
import "../tools.css";
import { useSessionForm } from "../useSessionForm.ts";
import example from "./example.txt?raw";
import { filterLog } from "./filterLog.ts";
import { groupByKind, groupLog } from "./groupLog.ts";
import { LogGroups, LogLines } from "./LogGroups.tsx";
import { LogSummary } from "./LogSummary.tsx";
import { createMask } from "./maskLog.ts";
import { type ParsedLog, parseLog } from "./parseLog.ts";

const EMPTY = { log: "", level: "trace", from: "", until: "", masked: "" };

/** Explains the events of a pasted log, and groups its lines by connection and by message. */
export default function LogTool({ element, baseUrl }: IslandProps) {
  const file = useFile<ReferenceFile>(element.dataset["events"] ?? "", REFERENCE_FORMAT);
  if (file === null) return null;
  return (
    <div className="tool">
      {file === "unavailable" ? (
        <p role="alert">The explanations cannot be loaded now. Reload the page when you are online.</p>
      ) : (
        <ExplainedLog file={file} baseUrl={baseUrl} />
      )}
    </div>
  );
}

function ExplainedLog({ file, baseUrl }: { file: ReferenceFile; baseUrl: string }) {
  const { values, change, field } = useSessionForm("log", EMPTY);
  const deferred = useDeferredValue(values);
  const pages = useMemo(() => pageLinks(file, baseUrl), [file, baseUrl]);
  const entries = useMemo(() => new Map(file.entries.map((entry) => [entry.name, entry])), [file]);
  const titles = useMemo(() => namesByMessage(file.entries), [file]);
  const parsed = useMemo(() => parseLog(deferred.log, titles), [deferred.log, titles]);
  const shown = useMemo(() => filterLog(parsed.events, deferred, entries), [parsed, deferred, entries]);
  const isMasked = deferred.masked !== "";
  const mask = useMemo(
    () => (isMasked ? createMask(new Set(entries.keys())) : (text: string) => text),
    [isMasked, entries],
  );
  const groups = useMemo(() => groupLog(shown), [shown]);
  const kinds = useMemo(() => groupByKind(shown, entries), [shown, entries]);
  const copied = useMemo(
    () => (isMasked ? shown.map(({ text }) => mask(text)).join("\n") : ""),
    [isMasked, shown, mask],
  );
  const { events, unknown } = parsed;
  return (
    <>
      <TextInput
        label="Log"
        {...field("log")}
        example={example}
        error={faultOf(deferred.log, parsed)}
        // A pasted log leaves the window to its explanation.
        rows={values.log.includes("\n") ? 4 : 12}
      />
      <p role="status" className="tool-status">
        {statusOf(deferred.log, shown.length, parsed)}
      </p>
      {events.length > 0 && (
        <>
          <details className="tool-group">
            <summary>Filter by time and level</summary>
            <div className="tool-fields">
              <Field label="From" {...field("from")} placeholder={events[0]?.time} />
              <Field label="Until" {...field("until")} placeholder={events.at(-1)?.time} />
              <SelectField label="Lowest level" {...field("level")}>
                {LEVELS.toReversed().map((level) => (
                  <option key={level}>{level}</option>
                ))}
              </SelectField>
            </div>
          </details>
          <LogSummary kinds={kinds} entries={entries} pages={pages} keys={file.keys ?? {}} />
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

/** Returns the names of the events by their log message, which several events can share. */
function namesByMessage(entries: ReferenceEntry[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { name, message = "" } of entries) names.set(message, [...(names.get(message) ?? []), name]);
  return names;
}

function faultOf(log: string, { events }: ParsedLog): string | undefined {
  if (log.trim() === "" || events.length > 0) return undefined;
  return "No line looks like the log of the server. Paste lines of a log file, of journalctl, or JSON events.";
}

function statusOf(log: string, shown: number, { events, unknown, leftOut }: ParsedLog): string {
  if (log.trim() === "") return "Paste a log to see what it means.";
  const parts = [
    `${shown} of ${events.length} ${events.length === 1 ? "event" : "events"} shown.`,
    ...(unknown.length === 1 ? ["1 line is not an event of the server."] : []),
    ...(unknown.length > 1 ? [`${unknown.length} lines are not events of the server.`] : []),
    ...(leftOut > 0 ? [`Lines after the first 10,000 were skipped: ${leftOut}.`] : []),
  ];
  return parts.join(" ");
}
