import { describe, expect, it } from "vitest";
import { collectHistory, type Reviewed } from "../../src/history/collectHistory.ts";
import { readCommands, readEvents, readPermissions } from "../../src/history/readEnums.ts";

const reviewed: Reviewed = {
  replacements: [{ kind: "setting", from: "old", to: ["new"], note: "It counts bytes.", evidence: "" }],
  since: { back: "0.3.0" },
  ignore: [],
};

/** Releases 0.1.0, 0.2.0 …, each as names with their defaults. */
function collect(releases: Record<string, string | null>[], today: string[]) {
  return collectHistory({
    kind: "setting",
    today,
    reviewed,
    releases: releases.map((names, at) => ({
      release: `0.${at + 1}.0`,
      seen: new Map(
        Object.entries(names).map(([name, fallback]) => [name, { file: `v${at + 1}.rs`, fallback }]),
      ),
    })),
  });
}

describe("collectHistory", () => {
  it("omits names that all releases have, and gives the first release of the others", () => {
    expect(collect([{ a: null }, { a: null, b: null }], ["a", "b"])).toEqual([
      { kind: "setting", name: "b", since: { release: "0.2.0", file: "v2.rs" } },
    ]);
  });

  it("names the first release without a setting, its last file, and what replaced it", () => {
    expect(collect([{ old: null }, { old: null }, { new: null }], ["new"])).toContainEqual({
      kind: "setting",
      name: "old",
      removed: { release: "0.3.0", file: "v2.rs", replacedBy: ["new"], note: "It counts bytes." },
    });
  });

  it("reports other defaults, but not the same one in other units", () => {
    const [entry, ...others] = collect(
      [
        { a: "60s", b: "1h" },
        { a: "1m", b: null },
        { a: "2m", b: "1h" },
      ],
      ["a", "b"],
    );
    expect(entry?.defaults).toEqual([{ release: "0.3.0", file: "v3.rs", from: "1m", to: "2m" }]);
    expect(others).toEqual([]);
  });

  it("marks names as unknown that are never found, or found with an unexplained gap", () => {
    const gap = { a: null, back: null };
    const entries = collect([gap, {}, gap], ["a", "back", "unseen"]);
    expect(entries.filter(({ unknown }) => unknown).map(({ name }) => name)).toEqual(["a", "unseen"]);
    expect(entries.find(({ name }) => name === "back")?.since?.release).toBe("0.3.0");
  });
});

describe("readEnums", () => {
  it("reads events, permissions and commands with the server's names", () => {
    const events = `#[camel_names] pub enum EventType { MtaSts(MtaStsEvent), Pop3(Pop3Event) }
      pub enum MtaStsEvent { PolicyFetch, /* Gone, */ } pub enum Pop3Event { ConnectionEnd, // Old,
      UidL }`;
    expect(readEvents(events)).toEqual(["mta-sts.policy-fetch", "pop3.connection-end", "pop3.uid-l"]);
    expect(readPermissions("pub enum Permission { Impersonate, JmapEmailGet }")).toEqual([
      "impersonate",
      "jmap-email-get",
    ]);
    const commands = `enum Commands { /* Account(A), */ #[clap(subcommand)] Domain(DomainCommands) }
      enum DomainCommands { Create { name: Option<String>, }, DNSRecords { name: String } }`;
    expect(readCommands(commands)).toEqual(["domain create", "domain dns-records"]);
  });
});
