import { z } from "zod";
import { line, sentence, text } from "../data/schemas.ts";

/** What the tool that explains messages can link to. */
const topic = z.enum([
  ...(["spf", "dkim", "dmarc", "arc", "iprev", "authTags", "ownDns"] as const),
  ...(["junk", "scores", "threshold", "learn", "rules", "blocklists", "phishing"] as const),
  ...(["classifier", "digests", "llm", "trap", "lists", "mimeTypes", "spamOff"] as const),
  ...(["rejected", "bounces", "relay", "queue", "reports", "tlsReports"] as const),
]);
export type Topic = z.output<typeof topic>;

const advice = z.strictObject({
  text: sentence.describe("What it means; `{name}` is replaced by a value of the message."),
  do: sentence.optional().describe("What to do about it."),
  topic: topic.optional().describe("The page to read."),
});
export type Advice = z.output<typeof advice>;

/** The results that each method can have (RFC 8601). */
const RESULTS = {
  spf: ["pass", "fail", "softfail", "neutral", "none", "temperror", "permerror"],
  dkim: ["pass", "fail", "neutral", "none", "policy", "temperror", "permerror"],
  dmarc: ["pass", "fail", "none", "temperror", "permerror"],
  arc: ["pass", "fail", "none", "temperror", "permerror"],
  iprev: ["pass", "fail", "none", "temperror", "permerror"],
} as const;

const VERDICTS = [
  ...(["junk", "junkForRecipient", "scoredAsSpam", "keptContact", "keptReply", "ham"] as const),
  ...(["hamForRecipient", "notScored", "otherJunk", "otherHam"] as const),
  ...(["dmarcFailed", "unproven", "delivered", "notDelivered"] as const),
  ...(["bounced", "delayed", "relayed", "readBounce", "abuse", "damagedReport"] as const),
  ...(["dmarcFine", "dmarcFailures", "tlsFine", "tlsFailures"] as const),
] as const;

/** What replies of SMTP servers mean: those of this server by their event, those of others by their words or code. */
export const repliesFile = z.strictObject({
  version: text,
  own: z.array(
    z.strictObject({
      contains: text,
      event: text.describe("The event that explains it."),
      meaning: sentence.optional().describe("Where that of the event does not fit."),
      do: sentence.optional(),
    }),
  ),
  others: z
    .array(advice.extend({ contains: text }))
    .describe("The first match takes precedence over status codes."),
  statuses: z
    .array(advice.extend({ code: z.string().regex(/^[245](\.\d{1,3}){0,2}$/) }))
    .describe("The longest code that fits is used."),
});
export type Replies = z.output<typeof repliesFile>;

/** Every record must have all its keys, so a sentence that is missing is found by the build. */
export const messageFile = z.strictObject({
  version: text,
  topics: z.record(
    topic,
    z.record(line, z.strictObject({ label: text, path: z.string().regex(/^\/docs\/[\w/.#-]+$/) })),
  ),
  verdicts: z.record(z.enum(VERDICTS), advice),
  results: z.strictObject({
    spf: z.record(z.enum(RESULTS.spf), advice),
    dkim: z.record(z.enum(RESULTS.dkim), advice),
    dmarc: z.record(z.enum(RESULTS.dmarc), advice),
    arc: z.record(z.enum(RESULTS.arc), advice),
    iprev: z.record(z.enum(RESULTS.iprev), advice),
  }),
  scoring: z
    .record(line, z.strictObject({ threshold: sentence, change: sentence }))
    .describe(
      "Where each release that can be chosen keeps the threshold and the scores; the first is the usual one.",
    ),
  tagFamilies: z
    .array(z.strictObject({ prefix: text, text: sentence, topic }))
    .describe("Meaning of tags that have no sentence; the longest prefix is used."),
  tlsFailures: z.record(text, sentence).describe("Result types of TLS reports."),
});
