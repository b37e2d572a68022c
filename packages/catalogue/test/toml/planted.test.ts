import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkConfig } from "../../src/toml/checkConfig.ts";
import { realFacts } from "./realFacts.ts";

const facts = await realFacts();

/** Line, severity, rule and key, or what the message quotes where no setting is concerned. */
function findingsOf(file: string): string[] {
  const text = readFileSync(new URL(`./planted/${file}`, import.meta.url), "utf8");
  return checkConfig(text, facts)
    .findings.filter(({ rule }) => rule !== "apply")
    .map(({ severity, rule, at, setting, message }) => {
      const line = text.slice(0, at).split("\n").length;
      return [line, severity, rule, setting ?? /"([^"]*)"/.exec(message)?.[1] ?? message].join(" ");
    });
}

it.each<[string, string[]]>([
  [
    "01-first-install.toml",
    [
      "3 warning risk server.hostname",
      "8 error setting-value server.listener.<id>.protocol",
      "13 error unknown-setting server.listener.imaptls.tls.implict",
      "32 warning risk authentication.fallback-admin.secret",
    ],
  ],
  [
    "02-syntax.toml",
    [
      "2 error syntax The server does not start, and reports: Expected ['\\n'] but found '_' in value at line 2.",
      "7 error syntax The server does not start, and reports: Expected [',', ']'] but found 'p' in value at line 7.",
      "9 error unknown-setting store.rocksdb.0000",
      "10 error missing-setting storage.blob",
      "10 error missing-setting storage.data",
      "10 error missing-setting storage.directory",
      "10 error missing-setting storage.fts",
      "10 error missing-setting storage.lookup",
      "15 error syntax store.other.type",
      "16 error unknown-setting store.other.date",
      "16 error syntax The server does not start, and reports: Expected ['\\n'] but found ':' in value at line 16.",
    ],
  ],
  [
    "03-postgres-s3.toml",
    [
      "6 error undefined-name storage.fts",
      "7 error undefined-name storage.blob",
      "9 error undefined-name storage.directory",
      "14 error setting-value store.<id>.port",
      "18 error setting-value store.<id>.timeout",
      "20 warning risk store.<id>.tls.allow-invalid-certs",
      "24 note unused-name store.<id>.type",
      "28 error macro store.<id>.secret-key",
      "34 error setting-value store.<id>.redis-type",
      "37 note unused-name directory.<id>.type",
    ],
  ],
  [
    "04-database-keys.toml",
    [
      "5 warning database-key session.rcpt.relay",
      "5 error risk session.rcpt.relay",
      "6 error setting-value session.rcpt.max-recipients",
      "10 error setting-value session.auth.require",
      "13 warning database-key imap.auth.allow-plain-text",
      "13 warning risk imap.auth.allow-plain-text",
      "16 error setting-value jmap.protocol.request.max-size",
      "16 warning database-key jmap.protocol.request.max-size",
    ],
  ],
  [
    "05-queue.toml",
    [
      "5 error undefined-name queue.strategy.route",
      "6 error undefined-name queue.strategy.schedule",
      "14 note unused-name queue.route.<id>.type",
      "19 warning risk queue.route.<id>.tls.allow-invalid-certs",
      "23 error setting-value auth.dkim.verify",
      "26 error missing-setting signature.<id>.private-key",
    ],
  ],
  [
    "06-old-release.toml",
    [
      "2 warning database-key lookup.default.hostname",
      "5 error old-setting http.url",
      "6 error old-setting http.use-x-forwarded",
      "9 error old-setting server.auto-ban.auth.rate",
      "12 error old-setting queue.route.<id>.address",
      "13 error old-setting queue.route.<id>.port",
      "16 error old-setting queue.strategy.route",
      "24 warning database-key storage.search-index.default-language",
    ],
  ],
  [
    "07-listeners.toml",
    [
      "2 error setting-value server.hostname",
      "5 warning risk server.hostname",
      "7 warning risk server.listener.<id>.tls.enable",
      "10 error same-address server.listener.<id>.bind",
      "12 error setting-value server.listener.<id>.tls.implicit",
      "16 note risk server.listener.<id>.protocol",
      "19 error missing-setting server.listener.<id>.bind",
      "22 error setting-value server.listener.<id>.bind",
      "26 error setting-value server.tls.ignore-client-order",
      "29 error setting-value server.proxy.trusted-networks",
      "32 warning database-key http.permissive-cors",
      "32 warning risk http.permissive-cors",
    ],
  ],
  [
    "08-cluster.toml",
    [
      "4 error setting-value cluster.node-id",
      "5 error undefined-name cluster.coordinator",
      "8 error setting-value cluster.roles.purge.accounts",
      "12 error macro certificate.<id>.private-key",
      "13 error unknown-setting certificate.default.defualt",
      "17 error setting-value tracer.<id>.level",
      "20 error setting-value tracer.<id>.rotate",
      "24 error missing-setting tracer.<id>.endpoint",
      "26 error unknown-setting tracer.otel.interval",
    ],
  ],
  [
    "09-ldap.toml",
    [
      "17 error setting-value store.<id>.depth",
      "20 note unused-name store.<id>.type",
      "24 error missing-setting directory.<id>.filter.email",
      "30 warning risk directory.<id>.tls.allow-invalid-certs",
      "36 note unused-name directory.<id>.type",
      "37 error undefined-name directory.<id>.store",
    ],
  ],
  [
    "10-list-config.txt",
    [
      "5 warning undefined-name auth.dkim.sign",
      "11 error setting-value queue.schedule.<id>.retry",
      "11 error missing-setting queue.schedule.<id>.queue-name",
      "15 warning undefined-name queue.strategy.schedule",
      "19 error setting-value session.ehlo.require",
      "21 error setting-value session.rcpt.relay",
      "21 error risk session.rcpt.relay",
      "25 error unknown-setting spam-filter.enabled",
      "27 error macro webadmin.resource",
    ],
  ],
])("finds every planted mistake of %s", (file, expected) => {
  expect(findingsOf(file)).toEqual(expected);
});
