import type { IslandProps } from "@docs/generator";
import { useState } from "react";
import { useFile } from "../../islands/useFile.ts";
import type { MessageFacts } from "../../toml/toolFiles.ts";
import { SelectField } from "../Field.tsx";
import { Sentence } from "../Findings.tsx";
import { TextInput } from "../TextInput.tsx";
import "../tools.css";
import { useForm } from "../useForm.ts";
import { useWorker } from "../useWorker.ts";
import example from "./example.txt?raw";
import type { Explanation } from "./explainMessage.ts";
import {
  DeliverySection,
  HopSection,
  MaskedCopy,
  type Pages,
  ReportSection,
  SenderSection,
  SpamSection,
  ToDo,
} from "./MessageSections.tsx";
import "./message.css";
import workerUrl from "./messageWorker.ts?worker&url";
import { unpackReport } from "./unpackReport.ts";

const EMPTY = { text: "", release: "" };
const MAX_BYTES = 20_000_000;
/** Characters in the field: browsers need a second for each megabyte. The worker gets all. */
const MAX_SHOWN = 100_000;
const FAILED: Explanation = { error: "The message cannot be read here. Reload this page." };
/** Where the generator keeps the version that the reader chose. */
const PREFERRED = "docs-preferred-version-default";

/** Explains a received message, a bounce or a report. */
export default function MessageTool({ element, baseUrl, startWorker }: IslandProps) {
  const facts = useFile<MessageFacts>(element.dataset["message"] ?? "");
  if (facts === null) return <p role="status">Loading the explanations …</p>;
  if (facts === "unavailable")
    return <p role="status">The explanations cannot be loaded now. Reload this page.</p>;
  return <ExplainedMessage facts={facts} baseUrl={baseUrl} startWorker={startWorker} />;
}

type ToolProps = Pick<IslandProps, "baseUrl" | "startWorker"> & { facts: MessageFacts };

function ExplainedMessage({ facts, baseUrl, startWorker }: ToolProps) {
  const { values, field } = useForm("message", EMPTY, { own: preferred });
  const [whole, setWhole] = useState("");
  const isCut = values.text.length === MAX_SHOWN && whole.startsWith(values.text);
  const text = isCut ? whole : values.text;
  const latest = useWorker<MessageFacts, Explanation>({ url: workerUrl, facts, text, startWorker });
  // What is said of no text holds for no other.
  const read = typeof latest === "string" ? FAILED : latest?.text.trim() ? latest.answer : null;
  const answer = text.trim() === "" ? null : read;
  const releases = Object.entries(facts.scoring);
  const [release = "", scoring] = releases.find(([name]) => name === values.release) ?? releases[0] ?? [];
  const pages: Pages = (topic) => {
    const { label, path } = facts.topics[topic][release] ?? {};
    return label && path ? { label, href: baseUrl + path.slice(1) } : undefined;
  };
  const report = answer !== null && "verdict" in answer ? answer : null;
  const { verdict, message } = report ?? {};
  return (
    <div className="tool">
      <TextInput
        label="Message, headers, bounce or report"
        value={values.text}
        onChange={(text) => {
          setWhole(text);
          field("text").onChange(text.slice(0, MAX_SHOWN));
        }}
        examples={{ "Load an example": example }}
        error={answer !== null && "error" in answer ? answer.error : undefined}
        // A pasted message leaves the window to its explanation.
        rows={values.text.includes("\n") ? 4 : 12}
        read={readFile}
      />
      {isCut && <p className="tool-note">The field shows the beginning. All of the text was read.</p>}
      <section className="message-verdict" data-severity={verdict?.severity}>
        <p role="status">{verdict ? <Sentence text={verdict.text} /> : statusOf(values.text, answer)}</p>
        {verdict && <ToDo advice={verdict} pages={pages} />}
      </section>
      {report && (
        <div className="tool-fields">
          <SelectField
            label="Release of your server"
            {...field("release")}
            value={release}
            options={Object.keys(facts.scoring)}
          />
        </div>
      )}
      {report && report.deliveries.length > 0 && (
        <DeliverySection deliveries={report.deliveries} pages={pages} />
      )}
      {report?.report && <ReportSection report={report.report} />}
      {message && (
        <>
          {message.spam && scoring && <SpamSection spam={message.spam} scoring={scoring} pages={pages} />}
          <SenderSection message={message} pages={pages} />
          <HopSection hops={message.hops} />
          <MaskedCopy text={message.masked} />
        </>
      )}
    </div>
  );
}

async function readFile(file: File): Promise<string> {
  return unpackReport(new Uint8Array(await file.slice(0, MAX_BYTES).arrayBuffer()));
}

function statusOf(text: string, answer: Explanation | null): string {
  if (text.trim() === "") return "Paste a message to see why it was filed as junk, rejected or delivered.";
  return answer === null ? "Reading …" : "Nothing to explain.";
}

function preferred() {
  try {
    return { release: localStorage.getItem(PREFERRED) ?? "" };
  } catch {
    return {};
  }
}
