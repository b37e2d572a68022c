// Long, because each form of a message and of a report that is read has an example.

import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { isLong, LONGEST_MS, seedsToRun } from "../../../../test/support/fuzz/fuzz.ts";
import { mutate } from "../../../../test/support/fuzz/mutate.ts";
import { createRandom, type Random } from "../../../../test/support/fuzz/random.ts";
import { checkMessages } from "../../src/toml/checkMessages.ts";
import { messageFacts } from "../../src/toml/toolFiles.ts";
import { explainMessage, type MessageReport } from "../../src/tools/message/explainMessage.ts";
import { unpackReport } from "../../src/tools/message/unpackReport.ts";
import { BOUNCE, FAILING, messages, zip } from "./receivedMessages.ts";

const catalogue = await realCatalogue();
const facts = messageFacts(catalogue);

async function explain(text: string): Promise<MessageReport> {
  const explanation = await explainMessage(text, facts);
  if ("error" in explanation) throw new Error(explanation.error);
  return explanation;
}

const OURS = `Authentication-Results: mail.example.org;
\tdkim=pass header.d=example.com header.s=s1 header.b=Zm9vYmFy;
\tspf=pass (mail.example.org: domain of jane@example.com designates 203.0.113.25 as permitted sender) smtp.mailfrom=jane@example.com;
\tiprev=pass policy.iprev=203.0.113.25;
\tdmarc=pass header.from=example.com policy.dmarc=none`;

/** A hop, `seconds` after half past nine. */
function received(by: string, from: string, seconds: number, rest = "with ESMTPS id 1"): string {
  const time = new Date(Date.UTC(2026, 10, 17, 9, 30, seconds)).toUTCString().replace("GMT", "+0000");
  return `Received: from ${from} (${from} [203.0.113.25])\n\tby ${by} ${rest};\n\t${time}`;
}

describe("the first sentence about", () => {
  it.each(messages.map(({ name, text, says }) => [name, text, says]))("%s", async (_, text, says) => {
    const explanation = await explainMessage(text, facts);
    expect("error" in explanation ? explanation.error : explanation.verdict.text).toContain(says);
  });
});

describe("a message shows", () => {
  const find = (name: string) => messages.find((each) => each.name === name)?.text ?? "";

  it("who checked it and what each result means", async () => {
    const { message } = await explain(find("forged-policy-reject"));
    expect(message?.authentication.server).toBe("mail.example.org");
    expect(
      message?.authentication.results.map(({ method, result, subject, isAligned }) => [
        method,
        result,
        subject,
        isAligned,
      ]),
    ).toEqual([
      ["spf", "softfail", "example.com", true],
      ["dkim", "fail", "example.com", true],
      ["dmarc", "fail", "example.com", undefined],
      ["iprev", "pass", "203.0.113.25", undefined],
    ]);
    expect(message?.authentication.results[1]).toMatchObject({ reason: "body hash did not verify" });
  });

  it("the whole reason in quotes, and no property of it", async () => {
    const { message } = await explain(
      'Authentication-Results: mx.example.org; dkim=fail reason = "bad \\"b=\\" of header.d=bank.example" header.d=example.com (x)\nFrom: a@example.com\n\n',
    );
    expect(message?.authentication.results).toMatchObject([
      { reason: 'bad "b=" of header.d=bank.example', subject: "example.com" },
    ]);
  });

  it("only results of the receiving server, and names the others", async () => {
    const text = `${OURS}\nAuthentication-Results: evil.example; dmarc=pass header.from=bank.example\n${find("Gmail")}`;
    const { message } = await explain(text);
    expect(message?.authentication.results.map(({ method }) => method)).toEqual([
      "spf",
      "dkim",
      "dmarc",
      "iprev",
    ]);
    expect(message?.authentication.notes).toEqual([
      "No server on the way has a name like mail.example.org. If that is not the receiving server, these results can be forged.",
      "Results of evil.example, mx.google.com are not shown: whoever sent the message can have written them.",
    ]);
  });

  it("its way in order, with delays, and clocks that differ", async () => {
    const hops = [
      received("mx.example.org", "relay.example.net", 10),
      received("relay.example.net", "app.example.com", 40),
      received("app.example.com", "laptop", -3000),
    ];
    const { message } = await explain(
      `${hops.join("\n")}\nFrom: jane@example.com\nDate: Tue, 17 Nov 2026 08:40:00 +0000\n\n`,
    );
    expect(message?.hops.map(({ by, delay, note }) => [by, delay, note])).toEqual([
      ["app.example.com", "0 s", undefined],
      ["relay.example.net", "50 min 40 s", "The message waited here, or in the queue before."],
      ["mx.example.org", "−30 s", "The clocks differ: this time is 30 s before the server before."],
    ]);
    expect(message?.hops[1]).toMatchObject({
      from: "app.example.com",
      address: "203.0.113.25",
      isEncrypted: true,
    });
  });

  it("each tag with its score, meaning and page, the highest first", async () => {
    const { message } = await explain(find("junk"));
    expect(message?.spam?.tags.map(({ tag, score, topic }) => [tag, score, topic])).toEqual([
      ["PROB_SPAM_HIGH", 8, "classifier"],
      ["PHISHING", 4, "phishing"],
      ["FROM_HAS_DN", 0, "scores"],
      ["DMARC_POLICY_ALLOW", -0.5, "authTags"],
    ]);
    expect(message?.spam).toMatchObject({ confidence: 0.93, score: 11.5 });
  });

  it("whose addresses are of another domain than From", async () => {
    const { message } = await explain(
      'Return-Path: <b@mailer.example>\nFrom: "support@bank.example" <a@shop.example.com>\nReply-To: c@example.com\n\n',
    );
    expect(message?.addresses).toEqual([
      {
        label: "From",
        value: "support@bank.example <a@shop.example.com>",
        note: "The name shows another address than the message comes from.",
      },
      { label: "Return-Path", value: "<b@mailer.example>", note: "Not aligned with From." },
      { label: "Reply-To", value: "c@example.com", note: "Aligned with From." },
    ]);
  });

  it("weak signatures and the servers that sealed it", async () => {
    const { message } = await explain(
      `DKIM-Signature: v=1; a=rsa-sha1; d=example.com; s=old; h=to:subject; l=10; x=1000; b=x\n${find("Gmail")}`,
    );
    expect(message?.signatures[0]).toMatchObject({
      record: "old._domainkey.example.com",
      algorithm: "rsa-sha1",
      signed: "to, subject",
    });
    expect(message?.signatures[0]?.notes).toHaveLength(4);
    expect(message?.seals).toEqual(["google.com, chain before it: none"]);
  });
});

describe("a report", () => {
  it("lists what failed first", async () => {
    const { report } = await explain(FAILING);
    expect(report?.rows.map(({ name, count, isFailed }) => [name, count, isFailed])).toEqual([
      ["198.51.100.66", 2, true],
      ["192.0.2.10", 118, false],
    ]);
  });

  it.each([
    ["text", Buffer.from(FAILING)],
    ["gzip", gzipSync(FAILING)],
    ["zip", zip("report.xml", FAILING)],
  ])("is unpacked from a file: %s", async (_, bytes) => {
    expect(await unpackReport(new Uint8Array(bytes))).toBe(FAILING);
  });

  it("is read from a file in 8 bits, whether in UTF-8 or not", async () => {
    for (const encoding of ["utf8", "latin1"] as const)
      expect(await unpackReport(new Uint8Array(Buffer.from("From: Jürgen", encoding)))).toBe("From: Jürgen");
  });

  it("does not unpack what is far too large", async () => {
    const bomb = gzipSync(Buffer.alloc(30_000_000));
    await expect(unpackReport(new Uint8Array(bomb))).rejects.toThrow("larger than 20 MB");
  });

  it("of a delivery tells the reply of the other server", async () => {
    const { deliveries } = await explain(BOUNCE);
    expect(deliveries).toMatchObject([
      {
        recipient: "bob@example.net",
        status: "5.1.1",
        reply: "550 5.1.1 User unknown",
        host: "mx.example.net",
      },
    ]);
  });
});

describe("a masked copy", () => {
  const masked = async (text: string) => (await explain(text)).message?.masked ?? "";

  it("keeps the results and the relation of names", async () => {
    const copy = await masked(
      `Return-Path: <jane@corp.test>\n${received("mx.corp.test", "laptop", 0, "with ESMTPSA id 4Rk2Zd0xY2z3wQk")}\nAuthentication-Results: mx.corp.test; spf=pass smtp.mailfrom=jane@corp.test\nX-Secret: 1\nFrom: Jane Doe <jane@corp.test>\nSubject: Layoffs\nMessage-ID: <1.jane@corp.test>\n\nSecret`,
    );
    expect(copy.split("\n")).toEqual([
      "Return-Path: user1@host1.example",
      "Received: from host2.example (host2.example [10.0.0.1]) by host3.example with ESMTPSA id removed; Tue, 17 Nov 2026 09:30:00 +0000",
      "Authentication-Results: host3.example; spf=pass smtp.mailfrom=user1@host1.example",
      "X-Secret: removed",
      "From: user1@host1.example",
      "Subject: removed",
      "Message-ID: <id1>",
    ]);
  });

  it.each([
    ["an address within another one", "Return-Path: <bounce+jane=corp.test@lists.test>"],
    [
      "an address in the reason",
      "Received-SPF: pass (domain of prvs=1=jane@corp.test designates 198.51.100.7)",
    ],
    ["a signature", "DKIM-Signature: v=1; d=corp.test; z=From:jane@corp.test; bh=c2VjcmV0; b=c2VjcmV0"],
    ["a domain after @", "DKIM-Signature: v=1; d=corp.test; i=@corp.test; s=x"],
    [
      "a name before a sign",
      "Authentication-Results: x; spf=pass smtp.mailfrom=jane.doe=corp.test@lists.test",
    ],
    ["an IPv6 address", "Received: from x ([IPv6:2a00:1450::abcd]) by y"],
    ["the name of a user", "Received: from [198.51.100.7] (Authenticated sender: jane) by mx.corp.test"],
    ["a folded header", "Subject: Hello\n jane@corp.test\n\tc2VjcmV0"],
  ])("has nothing of %s", async (_, header) => {
    expect(await masked(`${header}\nFrom: a@b.test\n\n`)).not.toMatch(
      /jane|corp|c2VjcmV0|198\.51|1450|lists\.test/,
    );
  });
});

describe("the explanations", () => {
  it("cover all tags, and lead to pages and headings that exist, in both releases", () => {
    expect(checkMessages(catalogue, [], "x").map(({ message }) => message)[0]).toMatch(/^There is no "/);
    const incomplete = { ...catalogue, message: { ...facts, tagFamilies: facts.tagFamilies.slice(1) } };
    expect(checkMessages(incomplete, [], "x").some(({ message }) => message.includes("RBL_BARRACUDA"))).toBe(
      true,
    );
    const scoring = { ...facts.scoring, "9.9": { threshold: "Spam from 5 on.", change: "Set the score." } };
    const newer = { ...catalogue, message: { ...catalogue.message, scoring } };
    expect(checkMessages(newer, [], "x")[0]?.message).toBe('The topic "spf" has no page for 9.9.');
    const missing = Object.values(facts.topics)
      .flatMap((topic) => Object.values(topic))
      .filter(({ path }) => !isHeading(path));
    expect(missing).toEqual([]);
  });

  function isHeading(path: string): boolean {
    const [page = "", hash] = path.split("#");
    const file = page.replace("/docs/0.16/", "versioned_docs/version-0.16/").replace("/docs/", "docs/");
    const url = new URL(`../../../../content/${file}.md`, import.meta.url);
    if (!existsSync(url)) return false;
    const ids = readFileSync(url, "utf8")
      .split("\n")
      .filter((line) => /^#{2,4} /.test(line))
      .map(
        (line) =>
          /\{#(.+)\}/.exec(line)?.[1] ??
          line
            .replace(/^#+ /, "")
            .toLowerCase()
            .replace(/[^\w -]/g, "")
            .replaceAll(" ", "-"),
      );
    return hash === undefined || ids.includes(hash);
  }
});

const SECRETS = ["jane.doe@corp.test", "mx1.corp.test", "198.51.100.77", "2a00:77::abcd"];
const PIECES = [
  ...SECRETS.flatMap((secret) => [
    ` ${secret} `,
    `<${secret}>`,
    `(${secret})`,
    `=${secret};`,
    `\nReceived: from ${secret} by x`,
  ]),
  ...[
    "\nAuthentication-Results: ",
    "\nX-Spam-Result: ",
    "\n\t",
    "(((",
    '"',
    ";",
    "\n\n",
    "--b1\n",
    "=?utf-8?B?",
    "<feedback>",
    "{",
    "\0",
  ],
];

it("explains thousands of damaged messages within a second each, and masks what is in them", {
  timeout: 600_000,
}, async () => {
  const small = messages.filter(({ text }) => text.length < 100_000);
  const make = (random: Random) => mutate(mutate(random.pick(small).text, random, PIECES), random, PIECES);
  const seeds = seedsToRun();
  let explained = 0;
  for (const seed of seeds) {
    const text = make(createRandom(seed));
    const started = performance.now();
    const explanation = await explainMessage(text, facts).catch((cause) => {
      throw new Error(`FUZZ_SEED=${seed} FUZZ_CASES=1: ${JSON.stringify(text)}`, { cause });
    });
    // Asking for CPU time takes longer than most messages.
    if (performance.now() - started > LONGEST_MS) {
      const again = process.cpuUsage();
      await explainMessage(text, facts);
      if (isLong(again)) throw new Error(`FUZZ_SEED=${seed} FUZZ_CASES=1: it takes over a second`);
    }
    const masked = "message" in explanation ? (explanation.message?.masked ?? "") : "";
    const leaked = SECRETS.filter((secret) => masked.includes(secret));
    if (leaked.length > 0) throw new Error(`FUZZ_SEED=${seed} FUZZ_CASES=1: ${leaked} in ${masked}`);
    if ("verdict" in explanation) explained++;
  }
  expect(explained).toBeGreaterThan(seeds.length / 2);
});
