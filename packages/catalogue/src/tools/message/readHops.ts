import { formatSeconds, readDate, splitHeader } from "./headerText.ts";

/** One server on the way, in the order of time. */
export interface Hop {
  from: string;
  /** The IP address of the client, as the server saw it. */
  address: string;
  by: string;
  isEncrypted: boolean;
  time: number | null;
  /** Since the server before, such as `3 s`; empty if a time is missing. */
  delay: string;
  note?: string;
}

/** From this many seconds on, a difference is worth a remark. */
const LONG = 600;
const SKEW = 5;

/** Reads the `Received` headers, of which the last server writes the first. */
export function readHops(values: string[], sent: number | null): Hop[] {
  const hops = values.toReversed().map(readHop);
  let before = sent;
  for (const [at, hop] of hops.entries()) {
    if (hop.time === null) continue;
    const seconds = before === null ? null : Math.round((hop.time - before) / 1000);
    before = hop.time;
    if (seconds === null) continue;
    hop.delay = seconds < 0 ? `−${formatSeconds(-seconds)}` : formatSeconds(seconds);
    if (seconds < -SKEW) {
      const other = at === 0 ? "the date of the message" : "the server before";
      hop.note = `The clocks differ: this time is ${formatSeconds(-seconds)} before ${other}.`;
    } else if (seconds >= LONG && at > 0) hop.note = "The message waited here, or in the queue before.";
  }
  return hops;
}

function readHop(value: string): Hop {
  const parts = splitHeader(value);
  const date = parts.length > 1 ? (parts.at(-1)?.text ?? "") : "";
  const text = parts
    .slice(0, Math.max(1, parts.length - 1))
    .map((part) => part.text)
    .join(" ");
  const comments = parts.flatMap((part) => part.comments).join(" ");
  const word = (name: string) => new RegExp(`(?:^| )${name} (\\S+)`, "i").exec(text)?.[1] ?? "";
  return {
    from: word("from"),
    address: /\[(?:IPv6:)?([\da-f.:]{3,45})\]/i.exec(`${comments} ${text}`)?.[1] ?? bareAddress(comments),
    by: word("by"),
    isEncrypted: /TLS|SSL/i.test(comments) || /^(?:UTF8)?(?:ESMTP|SMTP|LMTP)SA?$/i.test(word("with")),
    time: readDate(date),
    delay: "",
  };
}

/** Microsoft writes it without brackets. */
function bareAddress(comments: string): string {
  return (
    /(?:^| )(\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{1,4}:[\da-f:]*:[\da-f:.]*)(?= |$)/i.exec(comments)?.[1] ?? ""
  );
}
