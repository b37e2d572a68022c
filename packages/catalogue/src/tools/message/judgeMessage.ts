import type { Advice } from "../../toml/messageSchema.ts";
import type { MessageFacts } from "../../toml/toolFiles.ts";
import { adviseOnReply } from "../log/explainReply.ts";
import type { ExplainedMessage } from "./explainMessage.ts";
import type { AuthResult } from "./readAuthentication.ts";
import type { Delivery, Report } from "./readReports.ts";

/** What happened, in one sentence, and what to do. */
export interface Verdict extends Advice {
  severity: "error" | "warning" | "note";
}

type Values = Record<string, string | number>;

export function verdict(advice: Advice, severity: Verdict["severity"], values: Values = {}): Verdict {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? name));
  return { ...advice, severity, text: fill(advice.text), do: advice.do && fill(advice.do) };
}

/** Says why a message was filed as junk or delivered. */
export function judgeMessage(message: ExplainedMessage, { verdicts }: MessageFacts): Verdict {
  return judgeSpam(message, verdicts) ?? judgeProof(message, verdicts);
}

function judgeSpam({ spam }: ExplainedMessage, verdicts: MessageFacts["verdicts"]): Verdict | null {
  if (!spam) return null;
  if (spam.filter || (spam.score === null && spam.isSpam)) {
    const required = spam.required === undefined ? "" : ` of the ${spam.required} that are enough`;
    const score = spam.score === null ? "no score" : `a score of ${spam.score}${required}`;
    const values = { filter: spam.filter ?? "Stalwart", score };
    return verdict(verdicts[spam.isSpam ? "otherJunk" : "otherHam"], spam.isSpam ? "error" : "note", values);
  }
  if (spam.score === null) return null;
  const names = spam.tags.filter(({ score }) => score > 0).map(({ tag }) => `\`${tag}\``);
  const values = { score: spam.score.toFixed(2), tags: list(names.slice(0, 3)) || "your own scores" };
  const { status } = spam;
  if (!status)
    return verdict(verdicts[spam.isSpam ? "scoredAsSpam" : "ham"], spam.isSpam ? "error" : "note", values);
  if (status.isSpam) return verdict(verdicts[spam.isSpam ? "junk" : "junkForRecipient"], "error", values);
  if (status.reason === "card-exists") return verdict(verdicts.keptContact, "warning", values);
  if (status.reason === "trusted-reply") return verdict(verdicts.keptReply, "warning", values);
  return verdict(verdicts[spam.isSpam ? "hamForRecipient" : "ham"], "note", values);
}

function judgeProof(message: ExplainedMessage, verdicts: MessageFacts["verdicts"]): Verdict {
  const { hops, isOurs } = message;
  const domain = message.domain || "the domain in From";
  const { results } = message.authentication;
  const dmarc = results.find(({ method }) => method === "dmarc");
  const passed = results
    .filter((each) => each.isAligned && each.result === "pass")
    .map(({ method }) => method.toUpperCase());
  if (dmarc?.result === "fail")
    return verdict(verdicts.dmarcFailed, "error", { domain, policy: policyOf(dmarc) });
  if (results.length > 0 && dmarc?.result !== "pass" && passed.length === 0)
    return verdict(verdicts.unproven, "warning", { domain });
  if (isOurs) return verdict(verdicts.notScored, "note");
  if (hops.length === 0 && results.length === 0) return verdict(verdicts.notDelivered, "warning");
  const proof =
    results.length === 0
      ? "but no server wrote down whether SPF, DKIM and DMARC passed"
      : `and ${list([...(dmarc?.result === "pass" ? ["DMARC"] : []), ...new Set(passed)])} passed for ${domain}`;
  return verdict(verdicts.delivered, "note", { proof });
}

/** Our server, Google and others each have their own place for it. */
function policyOf({ properties, reason }: AuthResult): string {
  const { "policy.dmarc": policy, action } = properties;
  const name = policy ?? /\bp=(\w+)/i.exec(reason)?.[1] ?? action ?? "";
  return name === "" ? "not stated" : `\`${name.toLowerCase()}\``;
}

/** Explains the reply of the other server. */
export function adviseOnDelivery(
  { reply, status }: Pick<Delivery, "reply" | "status">,
  facts: MessageFacts,
): Advice {
  const code = status || (/\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(reply)?.[0] ?? "5");
  return adviseOnReply(reply, code, facts) ?? { text: "The reply has an unknown code." };
}

/** What can happen to a recipient, the worst first. */
const OUTCOMES = [
  { action: /^failed$/, name: "bounced", severity: "error" },
  { action: /^delayed$/, name: "delayed", severity: "warning" },
  { action: /^/, name: "relayed", severity: "note" },
] as const;

/** Judges by the worst that happened to a recipient. */
export function judgeBounce(
  deliveries: (Delivery & { advice: Advice })[],
  { verdicts }: MessageFacts,
): Verdict {
  for (const { action, name, severity } of OUTCOMES) {
    const [first, ...others] = deliveries.filter((delivery) => action.test(delivery.action));
    if (!first) continue;
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    const { text, ...rest } = first.advice;
    const said = verdict(verdicts[name], severity, { recipient: first.recipient + more });
    return { ...said, ...rest, text: `${said.text} ${text}` };
  }
  return verdict(verdicts.readBounce, "error");
}

export function judgeReport(
  { kind, total, failed, begin, end, reporter, domain }: Report,
  { verdicts }: MessageFacts,
): Verdict {
  const day = (time: number) =>
    Math.abs(time) < 8e15 ? new Date(time).toISOString().slice(0, 10) : "an unknown day";
  const [first, last] = [day(begin), day(Math.max(begin, end - 1000))];
  const unit = kind === "dmarc" ? "message" : "connection";
  const values = {
    reporter,
    domain,
    failed,
    total: `${total} ${unit}${total === 1 ? "" : "s"}`,
    period: first === last ? `on ${first}` : `from ${first} to ${last}`,
  };
  return verdict(
    verdicts[`${kind}${failed > 0 ? "Failures" : "Fine"}`],
    failed > 0 ? "warning" : "note",
    values,
  );
}

/** `a`, `b` and `c`. */
function list(words: string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "");
}
