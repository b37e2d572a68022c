import { useState } from "react";
import type { Advice, Topic } from "../../toml/messageSchema.ts";
import type { MessageFacts } from "../../toml/toolFiles.ts";
import { CodeOutput } from "../CodeOutput.tsx";
import { Sentence } from "../Findings.tsx";
import { ResultTable } from "../ResultTable.tsx";
import type { ExplainedMessage, MessageReport } from "./explainMessage.ts";
import { type AuthResult, isOfEhlo } from "./readAuthentication.ts";
import type { Hop } from "./readHops.ts";
import type { Report } from "./readReports.ts";
import type { SpamResult, SpamTagRow } from "./readSpam.ts";

/** Finds the page on a topic, in the documentation of the chosen release. */
export type Pages = (topic: Topic) => { href: string; label: string } | undefined;

function See({ topic, pages }: { topic: Topic | undefined; pages: Pages }) {
  const page = topic && pages(topic);
  if (!page) return null;
  return (
    <>
      {" "}
      See <a href={page.href}>{page.label}</a>.
    </>
  );
}

export function ToDo({ advice: { do: todo, topic }, pages }: { advice: Advice; pages: Pages }) {
  if (!todo) return null;
  return (
    <p>
      <strong>Do this:</strong> <Sentence text={todo} />
      <See topic={topic} pages={pages} />
    </p>
  );
}

export function DeliverySection({ deliveries, pages }: Pick<MessageReport, "deliveries"> & { pages: Pages }) {
  return (
    <section>
      <h2>Recipients</h2>
      <ResultTable
        heads={["Recipient", "Status", "Reply"]}
        rows={deliveries.map(({ recipient, status, action, reply, host, advice }) => ({
          key: recipient,
          value: status || action,
          isBad: action === "failed",
          text: (
            <>
              <Sentence text={advice.text} />
              <See topic={advice.topic} pages={pages} />
              {reply && (
                <span>
                  {host || "The server"}: {reply}
                </span>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}

/** Number of sources that are listed; a report can have thousands. */
const MOST_ROWS = 200;

export function ReportSection({ report: { kind, rows } }: { report: Report }) {
  return (
    <section>
      <h2>{kind === "dmarc" ? "Sources of the mail" : "Connections"}</h2>
      <ResultTable
        heads={[kind === "dmarc" ? "Source" : "Result", "Count", kind === "dmarc" ? "Checks" : "Meaning"]}
        rows={rows.slice(0, MOST_ROWS).map(({ name, count, isFailed, text }) => ({
          key: name,
          value: count,
          isBad: isFailed,
          text: `${isFailed && kind === "dmarc" ? "DMARC failed. " : ""}${text}`,
        }))}
      />
      {rows.length > MOST_ROWS && <p>{`${rows.length - MOST_ROWS} more are not shown.`}</p>}
    </section>
  );
}

interface SpamSectionProps {
  spam: SpamResult;
  scoring: MessageFacts["scoring"][string];
  pages: Pages;
}

export function SpamSection({ spam: { tags, score, confidence, model }, scoring, pages }: SpamSectionProps) {
  const scored = tags.filter((tag) => tag.score !== 0);
  const others = tags.filter((tag) => tag.score === 0);
  if (tags.length === 0) return null;
  const percent = confidence === undefined ? null : `${Math.round(confidence * 100)}\u00a0%`;
  const toRow = ({ tag, score: points, meaning, topic, usual }: SpamTagRow) => ({
    key: <code>{tag}</code>,
    value: points.toFixed(2),
    isBad: points >= 1,
    text: (
      <>
        <Sentence text={meaning} />
        {usual !== undefined && ` The default is ${usual}.`}
        <See topic={topic} pages={pages} />
      </>
    ),
  });
  return (
    <section>
      <h2>Spam filter</h2>
      <p>
        The sum is <strong>{score?.toFixed(2)}</strong>. <Sentence text={scoring.threshold} />
        <See topic="threshold" pages={pages} />
        {percent && ` The classifier sees spam with a probability of ${percent}.`}
        {model && ` The language model says: ${model}`}
      </p>
      {scored.length > 0 && <ResultTable heads={["Tag", "Score", "Meaning"]} rows={scored.map(toRow)} />}
      <p>
        <Sentence text={scoring.change.replace("{tag}", scored[0]?.tag ?? "TAG")} />
        <See topic="scores" pages={pages} />
      </p>
      {others.length > 0 && (
        <details className="tool-group">
          <summary>
            Tags without a score <small>{others.length}</small>
          </summary>
          <ResultTable heads={["Tag", "Score", "Meaning"]} rows={others.map(toRow)} />
        </details>
      )}
    </section>
  );
}

export function SenderSection({ message, pages }: { message: ExplainedMessage; pages: Pages }) {
  const { addresses, authentication, signatures, seals } = message;
  const { server, results, notes } = authentication;
  const toResultRow = (checked: AuthResult) => {
    const { method, result, reason, subject, isAligned, advice } = checked;
    return {
      key: (
        <>
          {method.toUpperCase()}
          {isOfEhlo(checked) && " of EHLO"}
          <span>{subject}</span>
        </>
      ),
      value: result,
      isBad: !/^(?:pass|none|neutral)$/.test(result) && advice !== undefined,
      text: (
        <>
          <Sentence text={[advice?.text, advice?.do].filter(Boolean).join(" ")} />
          {isAligned !== undefined && ` ${isAligned ? "Aligned" : "Not aligned"} with From.`}
          <See topic={advice?.topic} pages={pages} />
          {reason && <span>{reason}</span>}
        </>
      ),
    };
  };
  return (
    <section>
      <h2>Sender</h2>
      <ul className="message-addresses">
        {addresses.map(({ label, value, note }) => (
          <li key={`${label} ${value}`}>
            <strong>{label}</strong> <code>{value || "none"}</code> {note}
          </li>
        ))}
      </ul>
      {results.length > 0 ? (
        <ResultTable
          heads={[`Checked${server ? ` by ${server}` : ""}`, "Result", "Meaning"]}
          rows={results.map(toResultRow)}
        />
      ) : (
        <p>No server wrote down results of SPF, DKIM and DMARC.</p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {signatures.length + seals.length > 0 && (
        <details className="tool-group">
          <summary>
            Signatures <small>{signatures.length + seals.length}</small>
          </summary>
          <ul>
            {signatures.map(({ domain: signer, record, algorithm, signed, notes: remarks }) => (
              <li key={record}>
                DKIM of {signer}, {algorithm}. Its key is at <code>{record}</code>. Signed: {signed}.{" "}
                {remarks.join(" ")}
              </li>
            ))}
            {seals.map((seal) => (
              <li key={seal}>ARC of {seal}.</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

export function HopSection({ hops }: { hops: Hop[] }) {
  if (hops.length === 0) return null;
  return (
    <section>
      <h2>The way it took</h2>
      <ResultTable
        heads={["Received by", "After", "From"]}
        rows={hops.map(({ by, delay, from, address, time, isEncrypted, note }) => ({
          key: by || "unnamed",
          value: delay || "–",
          isBad: note !== undefined,
          text: (
            <>
              {[from, address && `[${address}]`].filter(Boolean).join(" ") || "itself"}
              {isEncrypted ? ", encrypted" : ""}
              {note && `. ${note}`}
              <span>
                {time === null
                  ? "No readable time"
                  : new Date(time).toISOString().replace("T", " ").slice(0, 19)}
              </span>
            </>
          ),
        }))}
      />
      <p className="tool-note">
        Times are in UTC. The first server is compared with the date of the message.
      </p>
    </section>
  );
}

/** The masked headers, drawn once they are wanted, because they can be long. */
export function MaskedCopy({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h2>For a public report</h2>
      <p>
        Addresses, names, hosts and ids are replaced, each always by the same name. Other headers and the body
        are removed. Read the copy before you publish it.
      </p>
      <details className="tool-group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Masked headers</summary>
        {isOpen && <CodeOutput text={text} />}
      </details>
    </section>
  );
}
