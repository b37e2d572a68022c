import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** A message as a reader may paste it, and what the tool has to say first. */
interface ReceivedMessage {
  name: string;
  text: string;
  /** Part of the first sentence; or of the error beside the field. */
  says: string;
}

const FOLDER = new URL("./messages/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), "utf8");
const fixtures = Object.entries(JSON.parse(read("says.json")) as Record<string, string>).map(
  ([name, says]): ReceivedMessage => ({ name, text: read(`${name}.txt`), says }),
);

export const BOUNCE = read("a-bounce.txt");
export const FAILING = read("a-DMARC-report.txt");
export const JUNK = read("junk.txt");

/** Messages of our server and of others, bounces, reports, and damaged ones. */
export const messages: ReceivedMessage[] = [
  ...fixtures,
  {
    name: "a line of mbox and CRLF",
    text: `From jane@example.com Tue Nov 17 09:30:00 2026\r\n${JUNK.replaceAll("\n", "\r\n")}`,
    says: "It was filed as junk",
  },
  {
    name: "huge headers",
    text: `X-Huge: ${"x".repeat(3_000_000)}\n${JUNK}`,
    says: "This message cannot be read",
  },
];

/** A zip archive with one file, as senders of reports make them. */
export function zip(name: string, text: string): Buffer {
  const packed = gzipSync(text).subarray(10, -8);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const directory = Buffer.concat([entry, Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, directory, end]);
}
