import { describe, expect, it } from "vitest";
import { findLoggedEvents } from "../../src/islands/findEntries.ts";

const names = new Set(["smtp.ehlo", "store.rocksdb-error", "store.blob-missing", "http.request-url"]);
const find = (text: string) => findLoggedEvents(text, names);

describe("a pasted line of the log", () => {
  it.each([
    [
      "text",
      '2025-11-02T09:12:03Z DEBUG SMTP EHLO command (smtp.ehlo) listenerId = "smtp", remoteIp = 192.0.2.1',
    ],
    [
      "text with colors",
      '\u001b[37m2025-11-02T09:12:03Z\u001b[0m \u001b[34;1mDEBUG\u001b[0m \u001b[37;1mSMTP EHLO command\u001b[0m (smtp.ehlo) \u001b[36mlistenerId\u001b[0m = "smtp"',
    ],
    ["text with the escapes lost", "[37m2025-11-02T09:12:03Z[0m [37;1mSMTP EHLO command[0m (smtp.ehlo) "],
    ["JSON", '{"createdAt":"2025-11-02T09:12:03Z","type":"smtp.ehlo","data":{"listenerId":"smtp"}}'],
    ["JSON with spaces", '{ "id": "17621", "type" : "smtp.ehlo" }'],
  ])("as %s names its event", (_form, line) => {
    expect(find(line)).toEqual(["smtp.ehlo"]);
  });

  it("lists the reported event before its causes, each once", () => {
    const line =
      'WARN Blob missing (store.blob-missing) causedBy = RocksDB error (store.rocksdb-error) { reason = "x (store.blob-missing)" }';
    expect(find(line)).toEqual(["store.blob-missing", "store.rocksdb-error"]);
  });

  it("may consist of names only, as in a shared URL", () => {
    expect(find("store.blob-missing store.rocksdb-error")).toEqual([
      "store.blob-missing",
      "store.rocksdb-error",
    ]);
  });

  it.each(["error", "smtp.ehlo timeout", "(smtp.unknown)", "see (e.g) here", ""])(
    "is not what this is: %j",
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );
});
