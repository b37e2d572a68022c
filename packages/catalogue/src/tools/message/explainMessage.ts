import { groupBy } from "@docs/generator/groupBy";
import PostalMime, { type Attachment, type Email, type Address as EmailAddress } from "postal-mime";
import type { Advice } from "../../toml/messageSchema.ts";
import type { MessageFacts } from "../../toml/toolFiles.ts";
import { domainOf, type Headers, isAligned, readDate } from "./headerText.ts";
import {
  adviseOnDelivery,
  judgeBounce,
  judgeMessage,
  judgeReport,
  type Verdict,
  verdict,
} from "./judgeMessage.ts";
import { maskHeaders } from "./maskMessage.ts";
import {
  type Authentication,
  readArcSeals,
  readAuthentication,
  readSignatures,
  type Signature,
} from "./readAuthentication.ts";
import { type Hop, readHops } from "./readHops.ts";
import { type Delivery, type Report, readDeliveries, readReport } from "./readReports.ts";
import { readSpam, type SpamResult } from "./readSpam.ts";
import { unpackReport } from "./unpackReport.ts";

export interface ExplainedMessage {
  /** The domain in From. */
  domain: string;
  addresses: Record<"label" | "value" | "note", string>[];
  authentication: Authentication;
  signatures: Signature[];
  /** The forwarding servers that sealed it, the first one first. */
  seals: string[];
  spam: SpamResult | null;
  /** Whether a Stalwart was the last server on the way. */
  isOurs: boolean;
  hops: Hop[];
  masked: string;
}

/** Everything that is shown, as plain data: a worker sends it. */
export interface MessageReport {
  verdict: Verdict;
  message?: ExplainedMessage;
  deliveries: (Delivery & { advice: Advice })[];
  report?: Report;
}

/** Why the text cannot be explained, in a sentence. */
export type Explanation = MessageReport | { error: string };

const NO_MESSAGE =
  "This is neither a message nor a report. Paste the source of a message with its headers, which mail clients display as “Show original” or “View source”.";
const HEADER =
  /^([> \t]*)(?:received|return-path|delivered-to|from|to|date|message-id|authentication-results|dkim-signature|subject|mime-version|(?:x|arc)-[\w-]{1,60})[ \t]*:/im;

/** Explains a message, its headers alone, a report without a message around it, or a reply. */
export async function explainMessage(pasted: string, facts: MessageFacts): Promise<Explanation> {
  const bare = readReport(pasted, facts.tlsFailures);
  if (bare) return { ...explainReport(bare, facts), deliveries: [] };
  const prefix = HEADER.exec(pasted)?.[1];
  if (prefix === undefined) return explainReply(pasted, facts);
  const source = readSource(pasted, prefix);
  try {
    const email = await PostalMime.parse(source, { forceRfc822Attachments: true });
    return await explainEmail(email, source, facts);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { error: `This message cannot be read (${reason}). Paste its headers alone.` };
  }
}

/** Removes what is before the headers, such as quotes or a line of an mbox file, and folds lines that lost it. */
function readSource(pasted: string, prefix: string): string {
  const unquote = (line: string) =>
    line.startsWith(prefix) ? line.slice(prefix.length) : line.replace(/^[> \t]+$/, "");
  const text = (prefix ? pasted.split(/\r?\n/).map(unquote).join("\n") : pasted).trimStart();
  const source = /^[\w-]+:/.test(text) ? text : text.slice(HEADER.exec(text)?.index);
  const end = source.search(/\r?\n[ \t]*\r?\n/);
  const head = end < 0 ? source : source.slice(0, end);
  return head.replace(/\n(?![\w-]{1,80}[ \t]*:|\s|$)/g, "\n ") + source.slice(head.length);
}

/** Explains what an SMTP server said, such as `550 5.7.1 Relaying denied`. */
function explainReply(text: string, facts: MessageFacts): Explanation {
  const [reply] = /\b[45]\d\d[ -][45]\.\d{1,3}\.\d{1,3}\b.*/.exec(text) ?? [];
  if (reply === undefined) return { error: NO_MESSAGE };
  const severity = reply.startsWith("4") ? "warning" : "error";
  return { verdict: { ...adviseOnDelivery({ reply, status: "" }, facts), severity }, deliveries: [] };
}

async function explainEmail(email: Email, source: string, facts: MessageFacts): Promise<MessageReport> {
  const values = groupBy(email.headers, ({ key }) => key);
  const headers: Headers = (name) =>
    values.get(name)?.map(({ value }) => value.replace(/\s+/g, " ").trim()) ?? [];
  const domain = domainOf(mailboxesOf(email.from)[0]?.address ?? "");
  const hops = readHops(headers("received"), readDate(headers("date")[0] ?? ""));
  const message: ExplainedMessage = {
    domain,
    addresses: readAddresses(email, headers, domain),
    authentication: readAuthentication(headers, { domain, hops }, facts),
    signatures: readSignatures(headers, hops.at(-1)?.time ?? null),
    seals: readArcSeals(headers),
    spam: readSpam(headers, facts),
    isOurs: headers("received")[0]?.includes("(Stalwart ") ?? false,
    hops,
    masked: maskHeaders(source),
  };
  const deliveries = email.attachments
    .filter(({ mimeType }) => mimeType.endsWith("/delivery-status"))
    .flatMap((part) => readDeliveries(textOf(part)))
    .map((delivery) => ({ ...delivery, advice: adviseOnDelivery(delivery, facts) }));
  const isBounce =
    deliveries.length > 0 || /report-type="?delivery-status/i.test(headers("content-type")[0] ?? "");
  const isComplaint = email.attachments.some(({ mimeType }) => mimeType === "message/feedback-report");
  const shared = { message, deliveries };
  if (isComplaint) return { ...shared, verdict: { ...facts.verdicts.abuse, severity: "warning" } };
  if (isBounce) return { ...shared, verdict: judgeBounce(deliveries, facts) };
  const report = await findReport(email.attachments, facts);
  return {
    ...shared,
    ...(report ? explainReport(report, facts) : { verdict: judgeMessage(message, facts) }),
  };
}

function explainReport(report: Report | { problem: string }, facts: MessageFacts) {
  return "problem" in report
    ? { verdict: verdict(facts.verdicts.damagedReport, "warning", report) }
    : { verdict: judgeReport(report, facts), report };
}

function readAddresses(email: Email, headers: Headers, domain: string) {
  const relate = (address: string) =>
    address === ""
      ? "Empty: nobody gets a bounce for it."
      : `${isAligned(domainOf(address), domain) ? "Aligned" : "Not aligned"} with From.`;
  const [from] = mailboxesOf(email.from);
  const [shown = ""] = /[^\s"'<>@]+@[^\s"'<>@]+/.exec(from?.name ?? "") ?? [];
  const isDisguised = shown !== "" && !isAligned(domainOf(shown), domain);
  const disguise = isDisguised ? "The name shows another address than the message comes from." : "";
  const value = from ? `${from.name} <${from.address}>`.trim() : "";
  const toRow = (label: string, address: string) => {
    return { label, value: address, note: relate(address.replace(/^<|>$/g, "")) };
  };
  return [
    { label: "From", value, note: from ? disguise : "There is no address." },
    ...headers("return-path")
      .slice(0, 1)
      .map((address) => toRow("Return-Path", address)),
    ...mailboxesOf(email.sender).map(({ address }) => toRow("Sender", address)),
    ...(email.replyTo ?? []).flatMap(mailboxesOf).map(({ address }) => toRow("Reply-To", address)),
  ];
}

/** Returns the addresses of a group, or the one address. */
const mailboxesOf = (address: EmailAddress | undefined) => address?.group ?? (address ? [address] : []);

/** Reads the first attachment that is a report of DMARC or TLS. */
async function findReport(
  attachments: Attachment[],
  { tlsFailures }: MessageFacts,
): Promise<Report | { problem: string } | null> {
  const candidates = attachments.filter(
    ({ filename, mimeType }) =>
      /\.(?:xml|json)(?:\.gz)?$|!.*\.(?:zip|gz)$/i.test(filename ?? "") || /tlsrpt/.test(mimeType),
  );
  for (const part of candidates) {
    try {
      const report = readReport(await unpackReport(bytesOf(part)), tlsFailures);
      if (report) return report;
    } catch (cause) {
      return { problem: cause instanceof Error ? cause.message : String(cause) };
    }
  }
  return candidates.length > 0 ? { problem: "it is not what the standard describes" } : null;
}

const textOf = (part: Attachment) => new TextDecoder().decode(bytesOf(part));

function bytesOf({ content }: Attachment): Uint8Array<ArrayBuffer> {
  return typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
}
