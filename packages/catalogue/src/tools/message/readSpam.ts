import type { MessageFacts } from "../../toml/toolFiles.ts";
import type { Headers } from "./headerText.ts";

export type SpamTagRow = ReturnType<typeof explainTag>;

/** What a spam filter wrote into the message. */
export interface SpamResult {
  /** Its name, if it is not ours. */
  filter?: string;
  isSpam: boolean;
  score: number | null;
  /** The threshold, if the filter states it. */
  required?: number;
  /** What the delivery wrote for this recipient, and why. */
  status?: { isSpam: boolean; reason: string };
  /** The probability of spam, as the classifier sees it. */
  confidence?: number;
  /** What the language model said. */
  model?: string;
  /** The highest scores first. */
  tags: SpamTagRow[];
}

/** Only the topmost header of each name is of the receiving server. */
export function readSpam(headers: Headers, facts: MessageFacts): SpamResult | null {
  const [result] = headers("x-spam-result");
  const [score = ""] = headers("x-spam-score");
  const [status = ""] = headers("x-spam-status");
  const [model] = headers("x-spam-llm");
  const ours = /^(spam|ham), score=(-?[\d.]+)(?:, avg_confidence=([\d.]+))?/.exec(score);
  const delivered = /^(Yes|No)(?:, reason=([\w-]+))?$/.exec(status.trim());
  if (!ours && result === undefined && !delivered) return readOther(headers);
  const tags = readTags(result ?? "", facts);
  const sum = tags.reduce((total, tag) => total + tag.score, 0);
  return {
    isSpam: ours ? ours[1] === "spam" : delivered?.[1] === "Yes",
    score: ours ? Number(ours[2]) : result === undefined ? null : Math.round(sum * 100) / 100,
    confidence: ours?.[3] ? Number(ours[3]) : undefined,
    status: delivered ? { isSpam: delivered[1] === "Yes", reason: delivered[2] ?? "" } : undefined,
    model,
    tags,
  };
}

function readTags(value: string, facts: MessageFacts): SpamTagRow[] {
  const tags = value.matchAll(/([A-Za-z0-9_]{1,80}) \((-?\d{1,9}(?:\.\d{1,6})?)\)/g);
  return Array.from(tags, ([, tag = "", score]) => explainTag(tag, Number(score), facts)).toSorted(
    (a, b) => b.score - a.score,
  );
}

function explainTag(tag: string, score: number, { tags, tagFamilies }: MessageFacts) {
  const described = Object.hasOwn(tags, tag) ? tags[tag] : undefined;
  const [family] = tagFamilies
    .filter(({ prefix }) => tag.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  const usual = described && String(described.score ?? 0);
  return {
    tag,
    score,
    meaning: described?.summary ?? family?.text ?? "It is of a rule of your own, or of a newer release.",
    topic: family?.topic ?? ("rules" as const),
    /** The score after installation, if it is another one. */
    usual: usual === String(score) ? undefined : usual,
  };
}

/** Reads the results of other filters: SpamAssassin, Rspamd and Exchange Online. */
function readOther(headers: Headers): SpamResult | null {
  const [assassin = ""] = headers("x-spam-status");
  const [rspamd = ""] = headers("x-spamd-result");
  const [microsoft = ""] = headers("x-forefront-antispam-report");
  if (/^(?:Yes|No),/i.test(assassin)) {
    const score = numberIn(assassin, /\b(?:score|hits)=(-?\d+(?:\.\d+)?)/);
    const required = numberIn(assassin, /\brequired=(-?\d+(?:\.\d+)?)/) ?? undefined;
    return { filter: "SpamAssassin", score, required, isSpam: /^Yes/i.test(assassin), tags: [] };
  }
  const [, score, required] = /\[(-?\d+(?:\.\d+)?) \/ (-?\d+(?:\.\d+)?)\]/.exec(rspamd) ?? [];
  if (score) {
    const isSpam = /: True/i.test(rspamd);
    return { filter: "Rspamd", score: Number(score), required: Number(required), isSpam, tags: [] };
  }
  const level = numberIn(microsoft, /\bSCL:(-?\d+)/);
  return level === null ? null : { filter: "Microsoft", score: level, isSpam: level >= 5, tags: [] };
}

function numberIn(text: string, pattern: RegExp): number | null {
  const [, number] = pattern.exec(text) ?? [];
  return number === undefined ? null : Number(number);
}
