import type { Advice } from "../../toml/messageSchema.ts";
import type { MessageFacts } from "../../toml/toolFiles.ts";
import { domainOf, type Headers, isAligned, readPairs, readProperties, splitHeader } from "./headerText.ts";
import type { Hop } from "./readHops.ts";

/** The result of one method. */
export interface AuthResult {
  method: string;
  result: string;
  /** What the server wrote about it, such as `body hash did not verify`. */
  reason: string;
  /** The domain or address that was checked. */
  subject: string;
  properties: Record<string, string>;
  isAligned?: boolean;
  advice?: Advice;
}

export type Authentication = ReturnType<typeof readAuthentication>;

const METHODS = ["spf", "dkim", "dmarc", "arc", "iprev"];
const SYNONYMS: Record<string, string> = {
  hardfail: "fail",
  bestguesspass: "none",
  permfail: "permerror",
  error: "temperror",
  tempfail: "temperror",
  unknown: "permerror",
};

/** Reads the results of the receiving server: those in the topmost header, and in others of the same server. */
export function readAuthentication(
  headers: Headers,
  { domain, hops }: { domain: string; hops: Hop[] },
  facts: MessageFacts,
) {
  const all = headers("authentication-results").map(readResults);
  const [first] = all;
  const ofServer = all.filter(({ server }) => server === first?.server);
  const results = ofServer.flatMap((each) => each.results);
  const [receivedSpf] = headers("received-spf");
  if (receivedSpf && !results.some(({ method }) => method === "spf"))
    results.push(readReceivedSpf(receivedSpf));
  const others = [
    ...new Set(
      all.filter((each) => !ofServer.includes(each)).map(({ server }) => server || "an unnamed server"),
    ),
  ];
  const server = first?.server ?? "";
  const isOnTheWay = hops.some(({ by }) => isAligned(by, server));
  return {
    /** The server that checked; empty if it does not name itself. */
    server,
    results: results
      .map((result) => explain(result, domain, facts))
      .toSorted((a, b) => rank(a.method) - rank(b.method)),
    /** What to know before these results are trusted. */
    notes: [
      hops.length > 0 &&
        !isOnTheWay &&
        server &&
        `No server on the way has a name like ${server}. If that is not the receiving server, these results can be forged.`,
      others.length > 0 &&
        `Results of ${others.join(", ")} are not shown: whoever sent the message can have written them.`,
    ].flatMap((note) => note || []),
  };
}

function readResults(value: string): { server: string; results: AuthResult[] } {
  const parts = splitHeader(value);
  // Microsoft's has no name of a server.
  const isNamed = !parts[0]?.text.includes("=");
  const server = isNamed ? (parts.shift()?.text.split(" ", 1)[0] ?? "") : "";
  return {
    server,
    results: parts.flatMap(({ quoted, comments }) => readResult(quoted, comments.join(", ")) ?? []),
  };
}

function readResult(quoted: string, comment: string): AuthResult | null {
  const [[method, result] = ["", ""], ...rest] = readProperties(quoted);
  if (!/^[a-z][\w-]*(?:\/\d+)?$/i.test(method) || result === "") return null;
  const properties = Object.fromEntries(rest);
  const property = (...names: string[]) => names.map((name) => properties[name]).find(Boolean) ?? "";
  const [name = ""] = method.split("/", 1);
  const address = property(
    "header.d",
    "header.i",
    "smtp.mailfrom",
    "smtp.helo",
    "header.from",
    "policy.iprev",
  );
  return {
    method: name,
    result: result.toLowerCase(),
    reason: property("reason") || comment,
    subject: name === "iprev" || address === "<>" ? address : domainOf(address),
    properties,
  };
}

function readReceivedSpf(value: string): AuthResult {
  const [{ text, comments } = { text: "", comments: [] }, ...rest] = splitHeader(value);
  const sender = /envelope-from=(\S+)/i.exec([text, ...rest.map((part) => part.text)].join(" "))?.[1] ?? "";
  const result = text.split(" ", 1)[0]?.toLowerCase() ?? "";
  return { method: "spf", result, reason: comments.join(", "), subject: domainOf(sender), properties: {} };
}

function explain(found: AuthResult, from: string, facts: MessageFacts): AuthResult {
  // Stalwart writes "none" where SPF and DKIM neither passed nor failed; the policy applies all the same.
  const isUnproven =
    found.result === "none" && /^(?:reject|quarantine)$/.test(found.properties["policy.dmarc"] ?? "");
  const result = isUnproven ? "fail" : (SYNONYMS[found.result] ?? found.result);
  const sentences: Record<string, Record<string, Advice>> = facts.results;
  const method = found.method === "dkim2" ? "dkim" : found.method;
  // The name in EHLO says nothing about From.
  const canAlign = method === "dkim" || (method === "spf" && !isOfEhlo(found));
  const advice = new Map(Object.entries(sentences)).get(method) ?? {};
  return {
    ...found,
    result,
    advice: new Map(Object.entries(advice)).get(result),
    isAligned: canAlign ? isAligned(found.subject, from) : undefined,
  };
}

export function isOfEhlo({ properties }: AuthResult): boolean {
  return properties["smtp.helo"] !== undefined && properties["smtp.mailfrom"] === undefined;
}

function rank(method: string): number {
  const at = METHODS.indexOf(method);
  return at < 0 ? METHODS.length : at;
}

/** A signature as its header describes it. */
export type Signature = ReturnType<typeof readSignatures>[number];

export function readSignatures(headers: Headers, received: number | null) {
  return headers("dkim-signature").map((value) => {
    const { d = "", s = "", a = "", h = "", x, l } = readTags(value);
    const names = h.toLowerCase().split(":");
    return {
      domain: d,
      /** Where its key is in DNS. */
      record: `${s}._domainkey.${d}`,
      algorithm: a,
      signed: [...new Set(names)].filter(Boolean).join(", "),
      notes: [
        a === "rsa-sha1" && "Servers no longer accept rsa-sha1.",
        l !== undefined && "Only the beginning of the body is signed, so anybody can append to it.",
        !names.includes("from") && "It does not sign From, so it proves nothing.",
        x && received !== null && Number(x) * 1000 < received && "It had expired on arrival.",
      ].flatMap((note) => note || []),
    };
  });
}

/** The seals of forwarding servers, the first one first: `example.org, chain none`. */
export function readArcSeals(headers: Headers): string[] {
  return headers("arc-seal")
    .map(readTags)
    .toSorted((a, b) => Number(a["i"]) - Number(b["i"]))
    .map(({ d = "unknown", cv = "unknown" }) => `${d}, chain before it: ${cv}`);
}

/** `v=1; d=example.org; b=ab cd` → its values by name, without white space. */
function readTags(value: string): Record<string, string> {
  return Object.fromEntries(readPairs(value.replace(/\s/g, "").split(";"), "="));
}
