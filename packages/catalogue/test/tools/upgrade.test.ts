// Long, because each kind of installation and each step has its commands tried.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { fuzz } from "../../../../test/support/fuzz/fuzz.ts";
import type { Random } from "../../../../test/support/fuzz/random.ts";
import { upgradeFile } from "../../src/toml/toolFiles.ts";
import { describeChanges } from "../../src/tools/upgrade/ChangedSettings.tsx";
import { changesIn, changesSince, indexSettings } from "../../src/tools/upgrade/changedSettings.ts";
import {
  describeRoute,
  objectBoxes,
  planUpgrade,
  readSetup,
  type Setup,
  type UpgradeForm,
  upgradeBoxes,
} from "../../src/tools/upgrade/planUpgrade.ts";

const catalogue = await realCatalogue();
const file = upgradeFile(catalogue, {
  pages: [],
  index: { find: (name) => `/docs/reference#${name}`, findKey: () => null, pageOf: () => undefined },
  baseUrl: "/",
});

const removed = indexSettings(file);
const removedSettings = file.settings.filter(({ to }) => to);

function plan(from: string, setup: Partial<Setup> = {}) {
  const [way = null] = file.objects.ways;
  const whole: Setup = { from, platform: "linux", stores: [], isCluster: false, way, ...setup };
  const planned = planUpgrade(whole, file);
  return {
    ...planned,
    versions: planned.steps.map(({ version }) => version),
    texts: planned.steps.flatMap(({ changes }) => changes.map(({ text }) => text)).join("\n"),
    boxes: planned.steps.map((step) => upgradeBoxes(step, whole, file)),
    commands: planned.steps.map((step) =>
      upgradeBoxes(step, whole, file)
        .map(({ commands }) => commands)
        .join("\n"),
    ),
    last: planned.last ? objectBoxes(planned.last, whole) : [],
    route: describeRoute(planned, file.objects.version),
  };
}

describe("the data of upgrades", () => {
  it("leads from every release to the newest, by releases that exist and pages that exist", () => {
    expect(file.known).toEqual(expect.arrayContaining(["0.6.0", "0.11.5", "0.11.6"]));
    expect(file.known[0]).toBe("0.15.5");
    const newest = file.known.filter((from) => plan(from).versions.at(-1) !== "0.15.5");
    expect(newest).toEqual(["0.15.5", "0.6.0"]);
    const versions = new Set(catalogue.releases.entries.map(({ version }) => version));
    const { routes, releases, changes } = catalogue.upgrades;
    const named = [...routes.flatMap(({ via }) => via), ...changes.map(({ release }) => release)];
    expect(named.filter((version) => !versions.has(version))).toEqual([]);
    const described = new Set(releases.map(({ version }) => version));
    expect(routes.flatMap(({ via }) => via).filter((version) => !described.has(version))).toEqual([]);
    const pages = changes.flatMap(({ page }) => (page ? [page.replace(/#.*/, "")] : []));
    const docs = new URL("../../../../content/docs/", import.meta.url);
    expect(pages.filter((page) => !existsSync(new URL(`${page}.md`, docs)))).toEqual([]);
    const types = new Set(catalogue.stores.entries.map(({ type }) => type));
    expect(catalogue.upgrades.backups.filter(({ store }) => !types.has(store))).toEqual([]);
  });

  it("leads from every removed setting to current ones", () => {
    const targets = file.settings.flatMap(({ to = [] }) => to.map(({ label }) => label));
    expect(targets.filter((key) => !catalogue.settings.entries.some((entry) => entry.key === key))).toEqual(
      [],
    );
    expect(file.settings.find(({ key }) => key === "server.url")?.to).toEqual([
      { label: "http.url", href: "/docs/reference#http.url" },
    ]);
  });
});

describe("planUpgrade", () => {
  it.each([
    ["0.14.0", ["0.15.5"]],
    ["0.12.5", ["0.15.5"]],
    ["0.11.8", ["0.13.4", "0.15.5"]],
    ["0.10.0", ["0.11.8", "0.13.4", "0.15.5"]],
    ["0.8.0", ["0.10.7", "0.11.8", "0.13.4", "0.15.5"]],
    ["0.7.3", ["0.8.5", "0.10.7", "0.11.8", "0.13.4", "0.15.5"]],
    ["0.7.0", ["0.7.3", "0.8.5", "0.10.7", "0.11.8", "0.13.4", "0.15.5"]],
  ])("goes from %s by %j", (from, versions) => {
    expect(plan(from).versions).toEqual(versions);
  });

  it("waits a day between the two migrations after 0.11", () => {
    expect(plan("0.11.8").steps.map(({ wait }) => wait?.time)).toEqual([undefined, "24 hours"]);
    expect(plan("0.13.4").steps.map(({ wait }) => wait)).toEqual([undefined]);
  });

  it("moves the accounts of 0.6 to a new server, because nothing migrates them", () => {
    expect(plan("0.6.0")).toMatchObject({ steps: [], problem: expect.stringContaining("new server") });
    expect(plan("0.6.0").last[0]?.title).toBe("Install 0.16.18 on a new server");
  });

  it("goes on from 0.15.5 in the chosen way, or stops there", () => {
    expect(plan("0.15.5").route).toBe("Move to 0.16.18.");
    expect(plan("0.13.4").route).toBe("Install 0.15.5, then move to 0.16.18.");
    expect(plan("0.15.5", { way: null }).route).toBe("No action is needed.");
    expect(plan("0.14.1", { way: null }).last).toEqual([]);
  });

  it("lists only changes that concern the setup and are new to it", () => {
    expect(plan("0.11.6").texts).not.toContain("FoundationDB");
    expect(plan("0.11.6", { stores: ["foundationdb"] }).texts).toContain("FoundationDB 7.3");
    expect(plan("0.11.8", { stores: ["foundationdb"] }).texts).not.toContain("FoundationDB 7.3");
    expect(plan("0.11.8").texts).not.toContain("coordinator");
    expect(plan("0.11.8", { isCluster: true }).texts).toContain("coordinator");
    expect(plan("0.11.8").texts).not.toContain("The image is");
    expect(plan("0.11.8", { platform: "docker" }).texts).toContain("The image is");
    expect(plan("0.15.2").texts).toContain("CVE-2026-26312");
    expect(plan("0.15.2").texts).not.toContain("several block lists");
    expect(plan("0.14.1", { stores: ["elasticsearch"] }).texts).toContain("`auth.username`");
  });
});

describe("upgradeCommands", () => {
  it("fills in every name of the data, and meets every condition in some plan", () => {
    const texts = file.known.flatMap((from) =>
      (["linux", "docker", "compose", "kubernetes", "windows"] as const).flatMap((platform) =>
        plan(from, { platform, stores: ["rocksdb", "foundationdb", "postgresql"] }).boxes.flatMap((boxes) =>
          boxes.flatMap(({ text, commands = "" }) => [text, ...commands.split("\n")]),
        ),
      ),
    );
    expect(texts.filter((text) => /\{\w+\}|^\[\w+\] /.test(text))).toEqual([]);
    const lines = file.steps.flatMap(({ commands = {} }) => Object.values(commands).flat());
    const starts = lines.flatMap((line) => /^\[\w+\] ([^{]+)/.exec(line)?.[1] ?? []);
    expect(starts.filter((start) => !texts.some((text) => text.startsWith(start)))).toEqual([]);
  });

  it("keeps the directory of an old installation and renames the new binary", () => {
    const [commands = ""] = plan("0.11.8").commands;
    expect(commands).toContain("/download/v0.13.4/stalwart-x86_64-unknown-linux-gnu.tar.gz");
    expect(commands).toContain("mv /opt/stalwart-mail/bin/stalwart /opt/stalwart-mail/bin/stalwart-mail");
    expect(commands).toContain("systemctl start stalwart-mail");
    expect(plan("0.13.0").commands[0]).not.toContain("mv ");
    expect(plan("0.10.7").commands[0]).toContain("/v0.11.8/stalwart-mail-x86_64");
    const [foundation = ""] = plan("0.13.0", { stores: ["foundationdb"] }).commands;
    expect(foundation).toContain("mv /opt/stalwart/bin/stalwart-foundationdb /opt/stalwart/bin/stalwart\n");
  });

  it("corrects the paths in a container before the first start of 0.12 or later, once", () => {
    const [first = "", second = ""] = plan("0.11.8", { platform: "docker" }).commands;
    expect(first.indexOf("sed")).toBeLessThan(first.indexOf("docker run -d"));
    expect(first).toContain("-v stalwart-mail:/opt/stalwart \\");
    expect(second).not.toContain("sed");
    expect(plan("0.10.7", { platform: "docker" }).commands[0]).toContain("stalwartlabs/mail-server:v0.11.8");
  });

  it("says what to do in order: back up, install, wait for a line of the log, check", () => {
    const titles = ["Back up", "Install", "Wait for the log line", "Reload", "Check"];
    expect(plan("0.15.2").boxes[0]?.map(({ title }) => title)).toEqual(titles);
    expect(plan("0.15.2").boxes[0]?.[2]?.text).toContain("server.startup");
    expect(plan("0.14.1").boxes[0]?.[2]?.text).toContain("Migration to v0.15 completed");
  });

  it.each(["docker", "compose"] as const)(
    "looks for the data before it stops a container, %s",
    (platform) => {
      const [commands = ""] = plan("0.14.1", { platform }).commands;
      expect(commands.indexOf("etc/config.toml || echo")).toBeGreaterThan(0);
      expect(commands.indexOf("etc/config.toml || echo")).toBeLessThan(
        commands.search(/docker (stop|compose down)/),
      );
    },
  );

  it.each(["linux", "docker", "compose", "kubernetes", "windows"] as const)(
    "keeps the backup of an earlier attempt and shows a failed one, %s",
    (platform) => {
      const { boxes } = plan("0.14.1", { platform, stores: ["rocksdb"] });
      expect(boxes[0]?.[0]?.commands).toMatch(/(test ! -e|Test-Path) \S+before-0\.15\.5.*STOP: /);
    },
  );

  it("changes the image in compose.yaml, and its volume where the directory was renamed", () => {
    const [first = "", second = ""] = plan("0.11.8", { platform: "compose" }).commands;
    expect(first).toContain(
      "sed -i 's#image: stalwartlabs/.*#image: stalwartlabs/stalwart:v0.13.4#' compose.yaml",
    );
    expect(first).toContain("#:/opt/stalwart-mail$#:/opt/stalwart#");
    expect(second).not.toContain("stalwart-mail$");
    expect(second).not.toContain("docker run -d");
  });

  it("has commands of its own for each platform on the way to 0.16, where the page has them", () => {
    const stopped = (platform: Setup["platform"]) => plan("0.15.5", { platform }).last[1]?.commands ?? "";
    expect(stopped("linux")).toContain("systemctl disable --now stalwart");
    expect(stopped("docker")).toContain("docker stop stalwart");
    expect(stopped("compose")).toContain("docker compose down");
    expect(stopped("kubernetes")).toContain("kubectl wait --for=delete pod");
    expect(stopped("windows")).toBe("");
    const pages = file.objects.ways.flatMap(({ boxes }) => boxes.flatMap(({ href }) => href ?? []));
    const files = pages
      .filter((page) => page.startsWith("/docs/0.16/"))
      .map((page) => page.replace(/#.*/, "").replace("/docs/0.16/", "versioned_docs/version-0.16/"));
    expect(
      files.filter((path) => !existsSync(new URL(`../../../../content/${path}.md`, import.meta.url))),
    ).toEqual([]);
  });

  it("stops all pods, reads the backup of the volume, and leaves the probes time for the migration", () => {
    const [commands = ""] = plan("0.14.1", { platform: "kubernetes", stores: ["rocksdb"] }).commands;
    const order = [
      "--replicas=0",
      "--for=delete pod",
      "kubectl run stalwart-backup",
      "tar -tzf",
      "#image: stalwartlabs/stalwart:v0.15.5#",
      "failureThreshold: 8640",
      "kubectl apply -k .",
      "kubectl logs -f",
      "stalwart --version",
    ].map((part) => commands.indexOf(part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
    const database = plan("0.14.1", { platform: "kubernetes", stores: ["postgresql"] }).commands[0];
    expect(database).not.toContain("stalwart-backup");
    expect(database).toContain("pg_dump");
    expect(plan("0.11.8", { platform: "kubernetes" }).commands[0]).toContain(
      "#/opt/stalwart-mail#/opt/stalwart#g",
    );
  });

  it("can be run again with Kubernetes: nothing is created that may exist", () => {
    const boxes = plan("0.15.5", { platform: "kubernetes" }).last;
    const lines = boxes.flatMap(({ commands = "" }) => commands.split("\n"));
    const creating = lines.filter(
      (line) => /kubectl (create|delete|run)/.test(line) && !line.startsWith("#"),
    );
    expect(creating.length).toBeGreaterThan(4);
    expect(creating.filter((line) => !/--dry-run=client .*apply|--ignore-not-found/.test(line))).toEqual([]);
    const manifests = boxes.flatMap(({ commands = "" }) =>
      Array.from(commands.matchAll(/<<'EOF'\n([\s\S]*?)\nEOF/g), ([, text = ""]) => text),
    );
    const kinds = manifests.flatMap((text) => parseAllDocuments(text).map((one) => one.toJS().kind));
    expect(kinds).toEqual(["NetworkPolicy", "PersistentVolumeClaim", "Pod"]);
  });

  it("dumps databases, and exports before it imports", () => {
    const [commands = ""] = plan("0.13.0", { stores: ["postgresql"] }).commands;
    expect(commands.indexOf("systemctl stop")).toBeLessThan(commands.indexOf("pg_dump"));
    expect(commands.indexOf("pg_dump")).toBeLessThan(commands.indexOf("tar --no-same-owner"));
    const [, moved = ""] = plan("0.7.0").commands;
    expect(moved.indexOf("--export")).toBeLessThan(moved.indexOf("xzf"));
    expect(moved.indexOf("xzf")).toBeLessThan(moved.indexOf("--import"));
  });

  it("installs the web admin before 0.10 and after the others, and reloads once", () => {
    const { commands } = plan("0.9.4");
    expect(commands[0]?.indexOf("config.resource.webadmin")).toBeLessThan(
      commands[0]?.indexOf("systemctl stop") ?? 0,
    );
    expect(commands[1]?.indexOf("webadmin.resource")).toBeGreaterThan(
      commands[1]?.indexOf("systemctl start") ?? 0,
    );
    expect(commands.map((text) => text.includes("api/reload"))).toEqual([false, false, true, false]);
    expect(plan("0.12.5").commands[0]).toContain("api/reload");
  });

  it("is valid shell, from every release", () => {
    const stores = file.stores.map(({ type }) => type);
    const scripts = file.known.flatMap((from) =>
      (["linux", "docker", "compose", "kubernetes"] as const).flatMap((platform) => {
        const { commands, last } = plan(from, { platform, stores });
        return [...commands, ...last.map((box) => box.commands ?? "")];
      }),
    );
    expect(scripts.length).toBeGreaterThan(100);
    execFileSync("bash", ["-n"], { input: [...new Set(scripts)].join("\n") });
  });
});

describe("changed settings", () => {
  it("are those of later releases, oldest first", () => {
    const keys = changesSince(file.settings, "0.13.2").map(({ key }) => key);
    expect(keys.slice(0, 3)).toEqual([
      "dav.collection.assisted-discovery",
      "jmap.push.max-total",
      "sieve.untrusted.limits.max-scripts",
    ]);
    expect(keys).toContain("spam-filter.bayes.enable");
    expect(changesSince(file.settings, "0.15.3")).toEqual([]);
  });

  it("are found in a configuration with their line, and those removed earlier are marked", () => {
    const config = `[server.http]
url = "'https://mail.example.org'"
[remote."smart.host"]
address = "192.0.2.1"
[queue.schedule]
retry = [ { if = "a", then = "b" },
  { else = "c" } ]
[queue.schedule.mine]
expire = "3d"
[authentication]
fail2ban = "100/1d"
[storage]
data = "rocksdb"
`;
    const found = changesIn(config, removed, "0.11.8");
    expect(found.map(({ written, line, isStale }) => [written, line, isStale])).toEqual([
      ["server.http.url", 2, false],
      ["remote.smart.host.address", 4, false],
      ["queue.schedule.retry", 6, false],
      ["authentication.fail2ban", 11, true],
    ]);
    expect(found[1]?.to?.map(({ label }) => label)).toEqual(["queue.route.<id>.address"]);
  });

  it("are not current settings below a removed key, or those that an id with dots would match", () => {
    const known = new Set(removedSettings.map(({ key }) => key));
    const current = catalogue.settings.entries.map(({ key }) => key).filter((key) => !known.has(key));
    const config = current.map((key) => `${key.replace(/<\w+>/g, "name")} = "x"\n`).join("");
    const unknown = 'spam-filter.card-is-ham.mistyped = "x"\n';
    expect(changesIn(config + unknown, removed, "0.15.5").map(({ written }) => written)).toEqual([]);
    const [found] = changesIn('spam-filter.card-is-ham = "x"\n', removed, "0.14.1");
    expect([found?.key, found?.isStale]).toEqual(["spam-filter.card-is-ham", false]);
  });

  it("are found in the output of list-config, each once", () => {
    const rows = ["queue.schedule.retry.0 | 2m", "queue.schedule.retry.1 | 5m", "server.http.url | x"];
    const listing = ["+---+---+", "| Key | Value |", ...rows.map((row) => `| ${row} |`), "+---+---+"];
    const found = changesIn(listing.join("\n"), removed, "0.11.8");
    expect(found.map(({ written, line }) => [written, line])).toEqual([
      ["queue.schedule.retry", 3],
      ["server.http.url", 5],
    ]);
  });

  it("are counted in words that fit one and many", () => {
    const [first] = changesSince(file.settings, "0.13.2");
    const [found = [], one = []] = [
      changesIn("server.http.url = 'x'\n", removed, "0.11.8"),
      first ? [first] : [],
    ];
    expect(describeChanges(one, null)).toBe("1 setting is renamed, removed or has another default.");
    expect(describeChanges([...one, ...one], null)).toBe(
      "2 settings are renamed, removed or have another default.",
    );
    expect(describeChanges(one, found)).toBe("1 of the settings that you set is renamed or removed.");
    expect(describeChanges(one, [])).toBe("You set none of the settings that have changed.");
  });
});

describe("whatever is entered", () => {
  const PIECES = [
    "[",
    "]",
    "[[",
    "server.http",
    ".",
    '"',
    "'",
    "=",
    "{",
    "\n",
    "#",
    "'''",
    "queue.schedule.retry",
    "0",
  ];

  function makeForm(random: Random): UpgradeForm {
    const some = (pieces: readonly string[], most: number) =>
      Array.from({ length: random.below(most) }, () => random.pick(pieces)).join("");
    return {
      from: random.pick([...file.known, "", "0.15.5", "9.9.9", "x"]),
      platform: random.pick(["linux", "docker", "compose", "kubernetes", "windows", "", "__proto__"]),
      way: random.pick(["script", "accounts", "", "x"]),
      stores: some(["rocksdb ", "foundationdb ", "mysql ", " ", "x "], 5),
      cluster: random.pick(["", "yes", "no"]),
      config: some(PIECES, 60),
    };
  }

  it("gives a plan whose commands can be run, or none", () => {
    let planned = 0;
    fuzz({
      make: makeForm,
      run(form) {
        const setup = readSetup(form, file);
        if (!setup) return;
        planned += 1;
        const { steps, last } = planUpgrade(setup, file);
        const boxes = steps.flatMap((step) => upgradeBoxes(step, setup, file));
        for (const { commands = "" } of [...boxes, ...(last ? objectBoxes(last, setup) : [])]) {
          if (/undefined|\{version\}|null/.test(commands)) throw new Error(commands);
        }
        const lines = form.config.split("\n").length;
        for (const { line } of changesIn(form.config, removed, setup.from))
          if (line < 1 || line > lines) throw new Error(`line ${line}`);
      },
    });
    expect(planned).toBeGreaterThan(1000);
  });
});
