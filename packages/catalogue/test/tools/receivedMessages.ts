// Long, because it is a table: one entry for each kind of message that readers paste.

import { gzipSync } from "node:zlib";

/** A message as a reader may paste it, and what the tool has to say first. */
export interface ReceivedMessage {
  name: string;
  text: string;
  /** Part of the first sentence; or of the error beside the field. */
  says: string;
}

const BODY = "Hello,\n\nthis is the text.\n";
const FROM = [
  "From: Jane <jane@example.com>",
  "To: john@example.org",
  "Subject: Invoice",
  "Date: Tue, 17 Nov 2026 09:29:51 +0000",
];

/** A hop, `seconds` after half past nine. */
export function received(by: string, from: string, seconds: number, rest = "with ESMTPS id 1"): string {
  const time = new Date(Date.UTC(2026, 10, 17, 9, 30, seconds)).toUTCString().replace("GMT", "+0000");
  return `Received: from ${from} (${from} [203.0.113.25])\n\tby ${by} ${rest};\n\t${time}`;
}

const ours = (seconds = 0) =>
  received("mail.example.org", "mx.example.com", seconds, "(Stalwart SMTP) with ESMTPS id 2A41C5D");

interface Results {
  spf?: string;
  dkim?: string;
  dmarc?: string;
}

export function stalwartResults(
  { spf = "pass", dkim = "pass", dmarc = "pass" }: Results = {},
  policy = "none",
): string {
  return `Authentication-Results: mail.example.org;
\tdkim=${dkim} header.d=example.com header.s=s1 header.b=Zm9vYmFy;
\tspf=${spf} (mail.example.org: domain of jane@example.com designates 203.0.113.25 as permitted sender) smtp.mailfrom=jane@example.com;
\tiprev=pass policy.iprev=203.0.113.25;
\tdmarc=${dmarc} header.from=example.com policy.dmarc=${policy}`;
}

/** The headers that the spam filter writes, with the given tags. */
function scored(tags: Record<string, number>, confidence = ""): string {
  const sorted = Object.entries(tags).toSorted(([, a], [, b]) => a - b);
  const sum = sorted.reduce((total, [, score]) => total + score, 0);
  const lines = sorted.map(([tag, score]) => `${tag} (${score.toFixed(2)})`).join(",\n\t");
  return `X-Spam-Result: ${lines}\nX-Spam-Score: ${sum >= 5 ? "spam" : "ham"}, score=${sum.toFixed(2)}${confidence}`;
}

const JUNK = { DMARC_POLICY_ALLOW: -0.5, FROM_HAS_DN: 0, PHISHING: 4, PROB_SPAM_HIGH: 8 };
const HAM = { DMARC_POLICY_ALLOW: -0.5, SPF_ALLOW: -0.2, PROB_HAM_HIGH: -5 };

const message = (...headers: string[]) => `${[...headers, ...FROM].join("\n")}\n\n${BODY}`;

const google = (results: string) =>
  message(
    "Delivered-To: john@gmail.example",
    "Received: by 2002:a05:7300:541b:b0:15b:d3f2:2a5d with SMTP id x27csp1; Tue, 17 Nov 2026 01:30:09 -0800 (PST)",
    "X-Received: by 2002:a17:902:d2c1 with SMTP id n1mr2; Tue, 17 Nov 2026 01:30:08 -0800 (PST)",
    `ARC-Seal: i=1; a=rsa-sha256; t=1700000000; cv=none; d=google.com; s=arc-20240605; b=${"aB3/".repeat(20)}`,
    `ARC-Authentication-Results: i=1; mx.google.com; ${results}`,
    "Return-Path: <jane@example.com>",
    "Received: from mx.example.com (mx.example.com. [203.0.113.25]) by mx.google.com with ESMTPS id d9-1 for <john@gmail.example> (version=TLS1_3 cipher=TLS_AES_256_GCM_SHA384 bits=256/256); Tue, 17 Nov 2026 01:30:08 -0800 (PST)",
    "Received-SPF: pass (google.com: domain of jane@example.com designates 203.0.113.25 as permitted sender) client-ip=203.0.113.25;",
    `Authentication-Results: mx.google.com;\n       ${results}`,
  );

const GOOGLE_PASS = `dkim=pass header.i=@example.com header.s=s1 header.b=abcdefgh;
       spf=pass (google.com: domain of jane@example.com designates 203.0.113.25 as permitted sender) smtp.mailfrom=jane@example.com;
       dmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=example.com`;

const microsoft = (results: string, level: number) =>
  message(
    "Received: from AM9PR01.eurprd01.prod.outlook.com (2603:10a6:20b:1::1) by DB1PR01.eurprd01.prod.outlook.com with HTTPS; Tue, 17 Nov 2026 09:30:12 +0000",
    `Authentication-Results: ${results}`,
    "Received-SPF: Pass (protection.outlook.com: domain of example.com designates 203.0.113.25 as permitted sender) receiver=protection.outlook.com; client-ip=203.0.113.25; helo=mx.example.com;",
    "Received: from mx.example.com (203.0.113.25) by AM1EUR01.mail.protection.outlook.com (10.0.0.1) with Microsoft SMTP Server (version=TLS1_3, cipher=TLS_AES_256_GCM_SHA384) id 15.20.1; Tue, 17 Nov 2026 09:30:10 +0000",
    `X-Forefront-Antispam-Report: CIP:203.0.113.25;CTRY:DE;LANG:en;SCL:${level};SRV:;IPV:NLI;SFV:${level > 4 ? "SPM" : "NSPM"};CAT:${level > 4 ? "SPM" : "NONE"};`,
    "X-Microsoft-Antispam: BCL:0;",
  );

const MICROSOFT_PASS =
  "spf=pass (sender IP is 203.0.113.25)\n smtp.mailfrom=example.com; dkim=pass (signature was verified)\n header.d=example.com;dmarc=pass action=none\n header.from=example.com;compauth=pass reason=100";

interface Bounced {
  action?: string;
  status?: string;
  reply?: string;
}

export function bounce({
  action = "failed",
  status = "5.1.1",
  reply = "550 5.1.1 User unknown",
}: Bounced = {}): string {
  return `Return-Path: <>
${ours()}
From: "Mail Delivery Subsystem" <MAILER-DAEMON@example.org>
To: jane@example.org
Auto-Submitted: auto-generated
Subject: Failed to deliver message
MIME-Version: 1.0
Content-Type: multipart/report; report-type="delivery-status"; boundary="b1"

--b1
Content-Type: text/plain; charset="utf-8"

Your message could not be delivered.

--b1
Content-Type: message/delivery-status; charset="utf-8"

Reporting-MTA: dns;mail.example.org
Arrival-Date: Tue, 17 Nov 2026 09:29:51 +0000

Final-Recipient: rfc822;bob@example.net
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp;${reply}
Remote-MTA: dns;mx.example.net

--b1
Content-Type: message/rfc822; charset="utf-8"

From: jane@example.org
X-Spam-Status: Yes
Subject: Hello

--b1--
`;
}

function dmarcXml(rows: { ip: string; count: number; isPassed: boolean }[]): string {
  const records = rows.map(
    ({ ip, count, isPassed }) => `<record><row><source_ip>${ip}</source_ip><count>${count}</count>
<policy_evaluated><disposition>${isPassed ? "none" : "reject"}</disposition><dkim>${isPassed ? "pass" : "fail"}</dkim><spf>fail</spf></policy_evaluated></row>
<identifiers><header_from>example.org</header_from></identifiers>
<auth_results><dkim><domain>example.org</domain><result>${isPassed ? "pass" : "fail"}</result></dkim></auth_results></record>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" ?>
<feedback><report_metadata><org_name><![CDATA[google]]>.com</org_name><date_range><begin>1794873600</begin><end>1794959999</end></date_range></report_metadata>
<policy_published><domain>example.org</domain><p>reject</p></policy_published>${records.join("\n")}</feedback>\n`;
}

export const FAILING = dmarcXml([
  { ip: "192.0.2.10", count: 118, isPassed: true },
  { ip: "198.51.100.66", count: 2, isPassed: false },
]);

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

const lines = (bytes: Buffer) => bytes.toString("base64").replace(/.{76}/g, "$&\n");
const withReport = (type: string, name: string, bytes: Buffer) => `${ours()}
From: noreply@google.com
To: dmarc@example.org
Subject: Report domain: example.org
MIME-Version: 1.0
Content-Type: ${type}; name="${name}"
Content-Disposition: attachment; filename="${name}"
Content-Transfer-Encoding: base64

${lines(bytes)}
`;

const TLS_REPORT = JSON.stringify({
  "organization-name": "Google Inc.",
  "date-range": { "start-datetime": "2026-11-17T00:00:00Z", "end-datetime": "2026-11-17T23:59:59Z" },
  policies: [
    {
      policy: { "policy-type": "sts", "policy-domain": "example.org" },
      summary: { "total-successful-session-count": 10, "total-failure-session-count": 3 },
      "failure-details": [
        {
          "result-type": "certificate-expired",
          "receiving-mx-hostname": "mail.example.org",
          "failed-session-count": 3,
        },
      ],
    },
  ],
});

const DKIM =
  "DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=example.com; s=s1; h=from:to:subject; bh=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=; b=Zm9vYmFy";

export const messages: ReceivedMessage[] = [
  // Of our server.
  {
    name: "junk",
    text: message(
      "X-Spam-Status: Yes",
      ours(),
      stalwartResults(),
      scored(JUNK, ", avg_confidence=0.93"),
      DKIM,
    ),
    says: "It was filed as junk: its spam score is 11.50. Most of it comes from `PROB_SPAM_HIGH` and `PHISHING`.",
  },
  {
    name: "junk for one recipient",
    text: message("X-Spam-Status: Yes", ours(), stalwartResults(), scored({ PHISHING: 4 })),
    says: "filed as junk, although its score is only 4.00",
  },
  {
    name: "not junk for one recipient",
    text: message("X-Spam-Status: No", ours(), scored(JUNK)),
    says: "rates it lower for this recipient",
  },
  {
    name: "scored, not delivered",
    text: message(ours(), stalwartResults(), scored(JUNK)),
    says: "The spam filter scored it as spam, with 11.50",
  },
  {
    name: "a contact's",
    text: message("X-Spam-Status: No, reason=card-exists", ours(), stalwartResults(), scored(JUNK)),
    says: "the sender is in the address book",
  },
  {
    name: "a reply",
    text: message("X-Spam-Status: No, reason=trusted-reply", ours(), stalwartResults(), scored(JUNK)),
    says: "a thread in which the recipient wrote",
  },
  {
    name: "ham",
    text: message("X-Spam-Status: No", ours(), stalwartResults(), scored(HAM)),
    says: "did not mark it as junk: its score is -5.70",
  },
  {
    name: "tags alone",
    text: message(ours(), "X-Spam-Result: PHISHING (4.00)"),
    says: "did not mark it as junk: its score is 4.00",
  },
  {
    name: "junk without tags",
    text: message("X-Spam-Status: Yes", ours()),
    says: "Stalwart marked it as spam, with no score.",
  },
  {
    name: "of an authenticated user",
    text: message(
      "X-Spam-Status: No",
      received("mail.example.org", "laptop", 0, "(Stalwart SMTP) with ESMTPSA id 1"),
    ),
    says: "its spam filter did not score it",
  },
  {
    name: "forged, policy reject",
    text: message(
      ours(),
      stalwartResults(
        { spf: "softfail", dkim: "fail (body hash did not verify)", dmarc: "fail (policy not aligned)" },
        "reject",
      ),
    ),
    says: "It failed DMARC: nothing proves that example.com sent it. The policy of example.com is `reject`.",
  },
  {
    name: "unproven",
    text: message(ours(), stalwartResults({ spf: "none", dkim: "none", dmarc: "none" })),
    says: "neither SPF nor DKIM passed",
  },
  {
    name: "unproven, with a policy",
    text: message(ours(), stalwartResults({ spf: "none", dkim: "none", dmarc: "none" }, "quarantine")),
    says: "It failed DMARC: nothing proves that example.com sent it. The policy of example.com is `quarantine`.",
  },
  {
    name: "a temporary error",
    text: message(
      ours(),
      stalwartResults({ spf: "temperror", dkim: "temperror (dns error)", dmarc: "temperror" }),
    ),
    says: "nothing proves that example.com sent it",
  },
  {
    name: "several spam headers",
    text: message(ours(), scored(HAM), "X-Spam-Result: PHISHING (99.00)", "X-Spam-Score: spam, score=99.00"),
    says: "its score is -5.70",
  },
  {
    name: "the language model",
    text: message(
      ours(),
      scored({ LLM_UNSOLICITED_HIGH: 6 }),
      "X-Spam-LLM: Unsolicited (It sells something.)",
    ),
    says: "Most of it comes from `LLM_UNSOLICITED_HIGH`",
  },
  // Of others.
  {
    name: "Gmail",
    text: google(GOOGLE_PASS),
    says: "It was delivered, and DMARC, SPF and DKIM passed for example.com.",
  },
  {
    name: "Gmail, forged",
    text: google(
      "spf=softfail (google.com: transitioning) smtp.mailfrom=jane@example.com; dmarc=fail (p=QUARANTINE sp=NONE dis=QUARANTINE) header.from=example.com",
    ),
    says: "The policy of example.com is `quarantine`.",
  },
  {
    name: "Microsoft",
    text: microsoft(MICROSOFT_PASS, 1),
    says: "Microsoft did not mark it as spam: it gave a score of 1.",
  },
  {
    name: "Microsoft, junk",
    text: microsoft(MICROSOFT_PASS, 5),
    says: "Microsoft marked it as spam, with a score of 5.",
  },
  {
    name: "Microsoft without a level",
    text: message(`Authentication-Results: ${MICROSOFT_PASS}`),
    says: "It was delivered, and DMARC, SPF and DKIM passed",
  },
  {
    name: "SpamAssassin",
    text: message(
      received("mx.example.org", "mx.example.com", 0),
      "X-Spam-Status: Yes, score=7.1 required=5.0 tests=HTML_MESSAGE,RCVD_IN_SBL autolearn=no",
    ),
    says: "SpamAssassin marked it as spam, with a score of 7.1 of the 5 that are enough.",
  },
  {
    name: "Rspamd",
    text: message(
      received("mx.example.org", "mx.example.com", 0),
      "X-Spamd-Result: default: False [1.20 / 15.00];\n\tMIME_GOOD(-0.10)[text/plain]",
    ),
    says: "Rspamd did not mark it as spam: it gave a score of 1.2 of the 15 that are enough.",
  },
  {
    name: "Yahoo",
    text: message(
      received("mta1.mail.yahoo.example", "mx.example.com", 0),
      "Authentication-Results: atlas1.mail.yahoo.example;\n dkim=pass header.i=@example.com header.s=s1;\n spf=pass smtp.mailfrom=example.com;\n dmarc=pass(p=REJECT) header.from=example.com;",
    ),
    says: "DMARC, SPF and DKIM passed for example.com",
  },
  {
    name: "OpenDKIM and OpenDMARC",
    text: message(
      "Authentication-Results: mx.example.org; dmarc=pass (p=none dis=none) header.from=example.com",
      'Authentication-Results: mx.example.org;\n\tdkim=pass (2048-bit key; unprotected) header.d=example.com header.i=@example.com header.b="abc"',
      received("mx.example.org", "mx.example.com", 0),
    ),
    says: "DMARC and DKIM passed for example.com",
  },
  {
    name: "Fastmail",
    text: message(
      `Authentication-Results: mx1.messagingengine.example;\n    arc=none (no signatures found);\n    bimi=skipped (DMARC did not pass);\n    dkim=none (no signatures found);\n    dmarc=none policy.published-domain-policy=none header.from=example.com;\n    iprev=pass smtp.remote-ip=203.0.113.25 (mx.example.com);\n    spf=pass smtp.mailfrom=jane@example.com smtp.helo=mx.example.com;\n    x-tls=pass smtp.version=TLSv1.3`,
      received("mx1.messagingengine.example", "mx.example.com", 0),
    ),
    says: "It was delivered, and SPF passed for example.com.",
  },
  {
    name: "a mailing list",
    text: message(
      "List-Id: <users.lists.example.net>",
      "Return-Path: <users-bounces+john=example.org@lists.example.net>",
      "Authentication-Results: mx.example.org; dkim=fail (body has been altered) header.d=example.com; spf=pass smtp.mailfrom=lists.example.net; arc=pass (i=1); dmarc=fail header.from=example.com",
      received("mx.example.org", "lists.example.net", 0),
    ),
    says: "The policy of example.com is not stated.",
  },
  {
    name: "Received-SPF alone",
    text: message(
      "Received-SPF: Pass (mailfrom) identity=mailfrom; client-ip=203.0.113.25; helo=mx.example.com; envelope-from=jane@example.com; receiver=<UNKNOWN>",
      received("mx.example.org", "mx.example.com", 0),
    ),
    says: "It was delivered, and SPF passed for example.com.",
  },
  {
    name: "no results",
    text: message(received("mx.example.org", "mx.example.com", 0)),
    says: "no server wrote down whether SPF, DKIM and DMARC passed",
  },
  {
    name: "a message of ours at another server",
    text: message(
      received("mx.example.net", "mail.example.org", 5),
      received("mail.example.org", "laptop", 0, "(Stalwart SMTP) with ESMTPSA id 1"),
    ),
    says: "no server wrote down whether",
  },
  { name: "a draft", text: message(), says: "It has no trace of a delivery" },
  // Bounces and reports.
  {
    name: "a bounce",
    text: bounce(),
    says: "It is a bounce: bob@example.net did not get the message. The recipient does not exist.",
  },
  {
    name: "a bounce of a spam filter",
    text: bounce({ status: "5.7.1", reply: "550 5.7.1 Message rejected due to excessive spam score." }),
    says: "a Stalwart, whose spam filter rejected the message",
  },
  {
    name: "a bounce of a policy",
    text: bounce({ status: "5.7.1", reply: "550 5.7.1 Email rejected per DMARC policy." }),
    says: "applied the DMARC policy",
  },
  {
    name: "a bounce of Gmail",
    text: bounce({
      status: "5.7.26",
      reply: "550-5.7.26 Your email has been blocked because the sender is unauthenticated.",
    }),
    says: "SPF and DKIM, or DMARC failed",
  },
  {
    name: "a bounce of a blocklist",
    text: bounce({
      status: "5.7.1",
      reply: "554 5.7.1 Service unavailable; Client host [203.0.113.25] blocked using zen.spamhaus.org",
    }),
    says: "on a list of Spamhaus",
  },
  {
    name: "a bounce of Microsoft",
    text: bounce({
      status: "5.7.515",
      reply: "550 5.7.515 Access denied, sending domain does not meet the required level.",
    }),
    says: "Microsoft requires SPF, DKIM and DMARC of senders of many messages.",
  },
  {
    name: "a delay",
    text: bounce({ action: "delayed", status: "4.4.1", reply: "421 4.4.1 Connection timed out" }),
    says: "is delayed, but not lost. The server could not be reached, or the connection ended.",
  },
  {
    name: "a success",
    text: bounce({ action: "delivered", status: "2.1.5", reply: "250 2.1.5 OK" }),
    says: "bob@example.net got the message",
  },
  {
    name: "a bounce with an unknown code",
    text: bounce({ status: "5.99.123", reply: "" }),
    says: "The message is rejected permanently.",
  },
  {
    name: "a bounce without its machine part",
    text: bounce().replace("message/delivery-status", "text/plain"),
    says: "without the part that programs can read",
  },
  {
    name: "a DMARC report",
    text: FAILING,
    says: "It is a DMARC report of google.com: 2 of 120 messages of example.org failed on 2026-11-17.",
  },
  {
    name: "a DMARC report without failures",
    text: dmarcXml([{ ip: "192.0.2.10", count: 1, isPassed: true }]),
    says: "all 1 message of example.org passed",
  },
  {
    name: "a DMARC report in gzip",
    text: withReport("application/gzip", "google.com!example.org!1!2.xml.gz", gzipSync(FAILING)),
    says: "2 of 120 messages",
  },
  {
    name: "a DMARC report in a zip archive",
    text: withReport("application/zip", "google.com!example.org!1!2.zip", zip("a.xml", FAILING)),
    says: "2 of 120 messages",
  },
  {
    name: "a TLS report",
    text: TLS_REPORT,
    says: "It is a TLS report of Google Inc.: 3 of 13 connections to example.org failed",
  },
  {
    name: "a TLS report without details",
    text: TLS_REPORT.replace(/"failure-details":\[.*?\]/, '"failure-details":[]'),
    says: "3 of 13 connections to example.org failed",
  },
  {
    name: "a TLS report in a message",
    text: withReport("application/tlsrpt+gzip", "r.json.gz", gzipSync(TLS_REPORT)),
    says: "3 of 13 connections",
  },
  {
    name: "a complaint",
    text: bounce().replace("message/delivery-status", "message/feedback-report"),
    says: "It is a complaint",
  },
  {
    name: "a damaged report",
    text: withReport(
      "application/gzip",
      "google.com!example.org!1!2.xml.gz",
      gzipSync(FAILING).subarray(0, 100),
    ),
    says: "It carries a report that cannot be read: the compressed file is damaged.",
  },
  {
    name: "a damaged archive",
    text: withReport(
      "application/zip",
      "google.com!example.org!1!2.zip",
      zip("a.xml", FAILING).subarray(0, 200),
    ),
    says: "the zip archive is incomplete.",
  },
  {
    name: "a report of nothing",
    text: withReport("application/gzip", "a!b.xml.gz", gzipSync("<html></html>")),
    says: "it is not what the standard describes",
  },
  {
    name: "a DMARC report that was cut off",
    text: FAILING.slice(0, -100),
    says: "It carries a report that cannot be read: its end is missing.",
  },
  // Damaged.
  {
    name: "headers alone",
    text: message("X-Spam-Status: Yes", ours(), scored(JUNK)).split("\n\n")[0] ?? "",
    says: "It was filed as junk",
  },
  {
    name: "headers that end in the middle",
    text: message("X-Spam-Status: Yes", ours(), scored(JUNK)).slice(0, 120),
    says: "Stalwart marked it as spam",
  },
  {
    name: "a line of mbox and CRLF",
    text: `From jane Tue Nov 17 09:30:00 2026\n${message("X-Spam-Status: Yes", ours(), scored(JUNK))}`.replaceAll(
      "\n",
      "\r\n",
    ),
    says: "It was filed as junk",
  },
  {
    name: "text of a web page before",
    text: `Original message\nCreated at: today\n\n${google(GOOGLE_PASS)}`,
    says: "DMARC, SPF and DKIM passed",
  },
  {
    name: "broken MIME",
    text: bounce().replace('boundary="b1"', 'boundary="other"'),
    says: "without the part that programs can read",
  },
  {
    name: "a charset that does not exist",
    text: message("Content-Type: text/plain; charset=klingon-8", ours(), scored(HAM)).replace(
      "Invoice",
      "=?klingon-8?Q?=E4?=",
    ),
    says: "did not mark it as junk",
  },
  {
    name: "folded nonsense",
    text: message(
      `X-Junk:${"\n\t(((".repeat(500)}`,
      `Authentication-Results: ${'"\\('.repeat(500)}`,
      ours(),
      scored(HAM),
    ),
    says: "did not mark it as junk",
  },
  {
    name: "huge headers",
    text: message(`X-Huge: ${"x".repeat(3_000_000)}`, ours()),
    says: "This message cannot be read",
  },
  {
    name: "a quoted message",
    text: message("X-Spam-Status: Yes", ours(), scored(JUNK)).replace(/^/gm, "> ").replaceAll("> \n", ">\n"),
    says: "It was filed as junk",
  },
  {
    name: "an indented bounce",
    text: bounce().replace(/^/gm, "    "),
    says: "The recipient does not exist.",
  },
  {
    name: "headers that lost the white space of their folds",
    text: message(received("mx.example.org", "mx.example.com", 0), stalwartResults()).replace(
      /\n[ \t]+/g,
      "\n",
    ),
    says: "DMARC, SPF and DKIM passed for example.com",
  },
  {
    name: "a reply of a server",
    text: "host mx.example.net said: 554 5.7.1 <bob@example.net>: Relay access denied (in reply to RCPT TO command)",
    says: "The receiving server is not responsible for the domain of the recipient",
  },
  {
    name: "prose",
    text: "Why is my mail filed as junk?\nPlease help.",
    says: "This is neither a message nor a report.",
  },
];
