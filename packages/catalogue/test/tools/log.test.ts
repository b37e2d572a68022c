// Long, because each form of a log and of a reply that is read has an example.

import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { fuzz } from "../../../../test/support/fuzz/fuzz.ts";
import type { Random } from "../../../../test/support/fuzz/random.ts";
import { realObjects } from "../../../../test/support/objects.ts";
import { explainReply } from "../../src/tools/log/explainReply.ts";
import { chooseRelease, filterLog } from "../../src/tools/log/filterLog.ts";
import { groupByKind, groupLog } from "../../src/tools/log/groupLog.ts";
import { createMask } from "../../src/tools/log/maskLog.ts";
import { parseLog } from "../../src/tools/log/parseLog.ts";

/** Thousands of cases on a busy machine. */
const LONG = 120_000;

const { events, replies } = await realCatalogue();
const newest = (await realObjects()).events;
const eventNames = new Set(events.entries.map(({ name }) => name));
const titles = new Map(
  events.entries.map(({ logged }) => [
    logged,
    events.entries.filter((event) => event.logged === logged).map(({ name }) => name),
  ]),
);
const parse = (text: string) => parseLog(text, titles);

const CONNECTION = 'listenerId = "smtp", localPort = 25, remoteIp = 192.0.2.44, remotePort = 51422';
const PLAIN = `2026-11-17T10:00:01Z INFO SMTP EHLO command (smtp.ehlo) ${CONNECTION}, domain = "mx.example.net"`;

describe("a log is read", () => {
  const expected = {
    time: "2026-11-17T10:00:01Z",
    level: "info",
    names: ["smtp.ehlo"],
    keys: { listenerId: "smtp", remoteIp: "192.0.2.44", remotePort: "51422", domain: "mx.example.net" },
  };
  const colored = PLAIN.replace("2026-11-17T10:00:01Z", "\u001b[37m$&\u001b[0m")
    .replace("INFO", "\u001b[32;1m$&\u001b[0m")
    .replaceAll(/(\w+) = /g, "\u001b[36m$1\u001b[0m = ");
  it.each([
    ["as plain text", PLAIN],
    ["with colors", colored],
    ["behind the prefix of the journal", `Nov 17 10:00:01 mx stalwart[812]: ${PLAIN}`],
    [
      "on several lines",
      PLAIN.replaceAll(/(?:\) |, )(?=\w+ = )/g, (found) => `${found.trim().replace(",", "")}\n\t`),
    ],
  ])("%s", (_, text) => {
    const { events: found, unknown } = parse(text);
    expect(unknown).toEqual([]);
    expect(found).toMatchObject([expected]);
  });

  const json = {
    id: "1",
    createdAt: "2026-11-17T10:00:01Z",
    type: "smtp.ehlo",
    data: { listenerId: "smtp", remoteIp: "192.0.2.44", remotePort: 51422, spanId: 7 },
  };
  it.each([
    ["one event per line", `${JSON.stringify(json)}\n${JSON.stringify(json)}`],
    ["a webhook", JSON.stringify({ events: [json, json] })],
    ["a webhook over several lines", JSON.stringify({ events: [json, json] }, null, 2)],
    ["the API", JSON.stringify({ data: { items: [json, json], total: 2 } })],
  ])("as JSON: %s", (_, text) => {
    const { events: found } = parse(text);
    expect(found.map(({ names }) => names)).toEqual([["smtp.ehlo"], ["smtp.ehlo"]]);
    expect(found[0]?.keys).toMatchObject({ remotePort: "51422", spanId: "7" });
  });

  it("reads the files in which Docker keeps what containers print", () => {
    const record = JSON.stringify({ log: `${PLAIN}\n`, stream: "stdout", time: "2026-11-17T10:00:01.5Z" });
    expect(parse(record).events[0]?.keys).toEqual(parse(PLAIN).events[0]?.keys);
    expect(parse(`${record}\n${record}`).events.map(({ text }) => text)).toEqual([PLAIN, PLAIN]);
  });

  it("from the journal, by the server's messages", () => {
    const { events: found, unknown } = parse(
      "Nov 17 10:00:01 mx stalwart[812]: SMTP EHLO command\nNov 17 10:00:02 mx sshd[9]: Accepted publickey",
    );
    expect(found).toMatchObject([{ time: "Nov 17 10:00:01", names: ["delivery.ehlo", "smtp.ehlo"] }]);
    expect(unknown).toEqual([{ line: 2, text: "Nov 17 10:00:02 mx sshd[9]: Accepted publickey" }]);
    const entry = {
      MESSAGE: "Network listener started",
      PRIORITY: "5",
      SPANID: "4",
      __REALTIME_TIMESTAMP: "1800000000000000",
    };
    expect(parse(JSON.stringify(entry)).events).toMatchObject([
      {
        names: ["network.listen-start"],
        level: "info",
        time: "2027-01-15T08:00:00.000Z",
        keys: { spanId: "4" },
      },
    ]);
  });

  it("with values that contain quotes and commas", () => {
    const line = '2026-11-17T10:00:01Z WARN X (smtp.error) reason = "said "no, thanks"", code = 550';
    expect(parse(line).events[0]?.keys).toEqual({ reason: 'said "no, thanks"', code: "550" });
  });

  it("up to 10,000 lines", () => {
    const { events: found, leftOut } = parse(`${PLAIN}\n`.repeat(10_100).trimEnd());
    expect([found.length, leftOut]).toEqual([10_000, 100]);
  });

  it("up to 10,000 events of a JSON document", () => {
    const event = { type: "smtp.error", createdAt: "2026-11-17T10:00:01Z", data: {} };
    const { events: found, leftOut } = parse(JSON.stringify({ events: Array(10_100).fill(event) }, null, 1));
    expect([found.length, leftOut]).toEqual([10_000, 100]);
  });
});

describe("events are grouped", () => {
  it("by connection, by queued message, by session, and the others last", () => {
    const lines = [
      "2026-11-17T10:00:00Z INFO S (server.startup)",
      PLAIN,
      "2026-11-17T10:00:01Z INFO D (delivery.attempt-start) queueId = 12",
      PLAIN,
      '{"type":"imap.fetch","createdAt":"","data":{"spanId":9}}',
    ];
    const groups = groupLog(parse(lines.join("\n")).events);
    expect(groups.map(({ title, events: found }) => [title, found.length])).toEqual([
      ["Connection to smtp from 192.0.2.44, port 51422", 2],
      ["Queued message 12", 1],
      ["Session 9", 1],
      ["Other events", 1],
    ]);
  });

  it("by kind, the most serious first", () => {
    const warning = "2026-11-17T10:00:02Z WARN X (auth.failed)";
    const kinds = groupByKind(parse([PLAIN, warning, PLAIN].join("\n")).events, new Map());
    expect(kinds.map((found) => found.map(({ names, line }) => [...names, line]))).toEqual([
      [["auth.failed", 2]],
      [
        ["smtp.ehlo", 1],
        ["smtp.ehlo", 3],
      ],
    ]);
  });

  it("and filtered by level and time", () => {
    const { events: found } = parse(`${PLAIN}\n${PLAIN.replace("10:00:01Z INFO", "10:59:30Z WARN")}`);
    const entries = new Map();
    const count = (filter: Partial<Parameters<typeof filterLog>[1]>) =>
      filterLog(found, { level: "trace", from: "", until: "", ...filter }, entries).length;
    expect(count({})).toBe(2);
    expect(count({ level: "warn" })).toBe(1);
    expect(count({ from: "2026-11-17T10:30" })).toBe(1);
    expect(count({ until: "2026-11-17T10:59" })).toBe(2);
    expect(count({ until: "2026-11-17T10:58" })).toBe(1);
  });
});

describe("the release of a log", () => {
  const byName = ({ entries }: typeof events) => new Map(entries.map((entry) => [entry.name, entry]));
  const releases = [
    { name: "0.15", entries: byName(events) },
    { name: "0.16", entries: byName(newest) },
  ];
  const releaseOf = (...lines: string[]) => chooseRelease(parse(lines.join("\n")).events, releases)?.name;
  const line = (event: string, keys = "") => `2026-11-17T10:00:02Z WARN X (${event}) ${keys}`;

  it("is the one that knows its events, and the newest if all do", () => {
    expect(releaseOf(PLAIN, line("config.parse-error"))).toBe("0.15");
    expect(releaseOf(PLAIN, line("registry.build-error"))).toBe("0.16");
    expect(releaseOf(PLAIN)).toBe("0.16");
  });

  it("is the one that the server names when it starts", () => {
    expect(releaseOf(line("server.startup", 'version = "0.15.5"'), line("registry.build-error"))).toBe(
      "0.15",
    );
  });
});

describe("a reply of an SMTP server", () => {
  const explain = (line: string) => {
    const { own, other } = explainReply(line, replies) ?? {};
    return [own?.event, other?.code];
  };

  it.each([
    ["550 5.7.26 This mail has been blocked", [undefined, "5.7.26"]],
    ["451 4.7.1", [undefined, "4.7"]],
    ["Relay not allowed", ["smtp.relay-not-allowed", undefined]],
    ["550 5.1.2 Relay not allowed.", ["smtp.relay-not-allowed", undefined]],
    ["host mx.example.net said: 550-5.1.1 no such user (in reply to RCPT TO)", [undefined, "5.1.1"]],
    ["554 refused", [undefined, "5"]],
    ["5.7.25 no PTR", [undefined, "5.7.25"]],
    // The words say more than the code.
    ["550 5.7.1 blocked using zen.spamhaus.org", [undefined, undefined]],
  ])("is explained by its text and its code: %s", (line, expected) => {
    expect(explain(line)).toEqual(expected);
  });

  it.each(["250 2.1.5 OK", "listening on 192.0.2.550 5", "version 5.7.1 started", "said 550"])(
    "is not found in other text: %s",
    (line) => expect(explainReply(line, replies)).toBeNull(),
  );

  it("names events of both releases that say what to do", () => {
    for (const { event, do: todo } of replies.own)
      for (const { entries } of [events, newest])
        expect([event, todo ?? entries.find(({ name }) => name === event)?.check]).not.toContain(undefined);
  });
});

it("no sentence about an event of 0.16 names a setting of a file", async () => {
  const { settings } = await realCatalogue();
  const names = new Set(newest.entries.map(({ name }) => name));
  const keys = settings.entries.map(({ key }) => key).filter((key) => key.includes(".") && !names.has(key));
  const said = newest.entries.map(({ meaning, check = "" }) => `${meaning} ${check}`).join("\n");
  expect(keys.filter((key) => said.includes(key))).toEqual([]);
});

describe("a masked log", () => {
  const mask = createMask(eventNames);

  it("keeps the relation of events, and their names", () => {
    const masked = mask(
      'INFO X (smtp.rcpt-to) remoteIp = 203.0.113.9, from = "jane@corp.test", to = "bob@corp.test", hostname = "mx.corp.test", accountName = "jane", reason = "203.0.113.9 at mx.corp.test", causedBy = "crates/smtp/src/inbound/rcpt.rs:12"',
    );
    expect(masked).toBe(
      'INFO X (smtp.rcpt-to) remoteIp = 10.0.0.1, from = "user1@host1.example", to = "user2@host1.example", hostname = "host2.example", accountName = "user1", reason = "10.0.0.1 at host2.example", causedBy = "crates/smtp/src/inbound/rcpt.rs:12"',
    );
  });

  it("has no contents of messages, in text and in JSON", () => {
    expect(mask('(smtp.raw-input) contents = "Subject: "x" y\\r\\n", size = 3')).toBe(
      '(smtp.raw-input) contents = "removed", size = 3',
    );
    expect(mask('{"data":{"contents":"a \\"secret\\" b","size":3}}')).toBe(
      '{"data":{"contents":"removed","size":3}}',
    );
  });

  it("has nothing of addresses with unusual signs, and no host without a dot", () => {
    const mask = createMask(eventNames);
    expect(
      mask(
        `from = "bounce+jane.doe=corp.test@list.example", to = "o'brien@corp.test", reason = "'o'brien@corp.test'"`,
      ),
    ).toBe(`from = "user1@host1.example", to = "user2@host2.example", reason = "'user2@host2.example'"`);
    expect(mask('domain = "DESKTOP-JANE", hostname = "mx.corp.test", id = "x"')).toBe(
      'domain = "host3.example", hostname = "host4.example", id = "x"',
    );
    expect(mask('{"data":{"domain":"DESKTOP-JANE"}}')).toBe('{"data":{"domain":"host3.example"}}');
  });

  const SECRETS = [
    "jane.doe@corp.test",
    "söder@bücher.test",
    "jane.doe=partner.test@corp.test",
    "q'orianka@corp.test",
    "198.51.100.77",
    "2001:db8:77::abcd",
    "mx1.secret-host.test",
    "fe80::1ff:fe23:4567:890a",
  ];
  /** Of the beginnings of addresses, nothing may be left either. */
  const PARTS = ["jane", "q'"];
  const AROUND = [
    ' = "',
    '", ',
    "(",
    ")",
    " ",
    "<",
    ">",
    "\n",
    "[",
    "]",
    "{",
    '"',
    "=",
    "'",
    ", ",
    ":25 ",
    "/",
    "from",
    "\\r\\n",
    " EHLO ",
  ];
  const NOISE = [
    "smtp.ehlo",
    "10:00:01Z",
    'contents = "',
    'accountName = "',
    "a",
    "=",
    "1.2",
    "::",
    "…",
    "\u001b[0m",
    '{"type":"smtp.ehlo","data":{',
  ];

  it(
    "has no address that was in it, whatever is around",
    () => {
      const make = (random: Random) =>
        random
          .times(1 + random.below(12), () => random.pick(AROUND) + random.pick([...SECRETS, ...NOISE]))
          .join(random.pick(AROUND));
      fuzz({
        make,
        run(text) {
          const masked = mask(text);
          // A path may contain a host; after a slash, a name is a file.
          const leaked = SECRETS.filter(
            (secret) =>
              masked.includes(secret) && !text.includes(`/${secret}`) && !text.includes(`${secret}/`),
          );
          leaked.push(...PARTS.filter((part) => masked.includes(part)));
          if (leaked.length > 0) throw new Error(`${leaked} is left in ${masked}`);
          const parsed = parse(text);
          groupLog(parsed.events);
        },
      });
    },
    LONG,
  );
});

it(
  "any text is read without an error, and no line is lost",
  () => {
    const PARTS = [
      PLAIN,
      "\n",
      "\t",
      "{",
      "}",
      '"type":"smtp.ehlo"',
      " = ",
      "(smtp.ehlo)",
      "2026-11-17T10:00:01Z INFO ",
      "null",
      "[",
      "]",
      "é",
      "\u001b[31m",
      "Nov 17 10:00:01 a b: SMTP EHLO command",
    ];
    fuzz({
      make: (random) => random.times(random.below(14), () => random.pick(PARTS)).join(""),
      run(text) {
        const { events: found, unknown } = parse(text);
        const filled = text
          .split("\n")
          .filter((line) => line.replaceAll("\u001b[31m", "").trim() !== "").length;
        const grouped = groupLog(found).flatMap((group) => group.events);
        if (grouped.length !== found.length) throw new Error("An event has no group.");
        if (found.length + unknown.length === 0 && filled > 0)
          throw new Error("A line is neither read nor counted.");
      },
    });
  },
  LONG,
);
