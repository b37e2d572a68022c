import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { fuzz } from "../../../../test/support/fuzz/fuzz.ts";
import { loadCatalogue } from "../../src/data/loadCatalogue.ts";
import { objectsModel } from "../../src/objects/objectsModel.ts";
import { moveFile } from "../../src/toml/toolFiles.ts";
import { indexMoves, planMove } from "../../src/tools/move/planMove.ts";

const catalogue = await realCatalogue();
const file = moveFile(catalogue, "/");
const index = indexMoves(file);
const { catalogue: objects } = await loadCatalogue([objectsModel], {
  folder: "versioned_data/version-0.16",
  readText(name) {
    const url = new URL(`../../../../content/${name}`, import.meta.url);
    return existsSync(url) ? readFileSync(url, "utf8") : null;
  },
});

/** Settings of twelve servers, each with what becomes of them and the operations of the plan. */
const SERVERS = new URL("./movedServers/", import.meta.url);
const readServer = (name: string) => readFileSync(new URL(name, SERVERS), "utf8");
const servers = readdirSync(SERVERS)
  .filter((name) => !name.endsWith(".moved.json"))
  .map((name) => ({
    name,
    text: readServer(name),
    expected: JSON.parse(readServer(name.replace(/\.\w+(\.json|\.txt)$|\.toml$/, ".moved.json"))),
  }));

const PARTS = [
  ...["[session.rcpt]\n", "relay = [", "{ if = ", "'x'", ", then = true }", ", { else = false }", "]\n"],
  ...["imap.timeout.idle = ", '"5m"', "5m", "52428800", "\n", '{"', '": ', '"', "}", "store.a.type", "é"],
  ...["| Key | Value |", "+---+---+\n", "| a.b | 1 |\n", "queue.limiter.inbound.x.rate", "=", "."],
];

/** The output of `list-config` with these rows. */
const listing = (rows: string[]) =>
  ["+---+---+", "| Key | Value |", ...rows.map((row) => `| ${row} |`), "+---+---+"].join("\n");

const tasksOf = (text: string) =>
  Object.fromEntries(planMove(text, index).rows.map(({ key, task }) => [key, task]));

describe("the map of settings", () => {
  it("has every setting once, and names objects and fields that exist", () => {
    const settings = catalogue.settings.entries.map(({ key }) => key);
    expect(catalogue.moves.entries.map(({ key }) => key).toSorted()).toEqual(settings.toSorted());
    const fields = new Set(objects?.entries().map(({ name }) => name));
    const lost = file.settings.filter(({ form, to = "" }) => {
      // The fields of a variant are listed with its type.
      const name = to.replace(/^x:/, "").replace(/\.(?=[A-Z])/, "");
      const [object = "", field = ""] = name.split(".");
      return form !== undefined && field !== "@type" && !fields.has(`${object}.${field}`);
    });
    expect(lost.map(({ key, to }) => [key, to])).toEqual([]);
  });
});

/** The headings and the title of a page of 0.16. */
function headingsOf(href: string): string[] {
  const path = href.replace("/docs/0.16/", "versioned_docs/version-0.16/").replace(/#.*/, "");
  const page = readFileSync(new URL(`../../../../content/${path}.md`, import.meta.url), "utf8");
  return Array.from(page.matchAll(/^(?:title:|##+) (.+?)(?: \{#.*\})?$/gm), ([, heading = ""]) => heading);
}

const otherChanges = (text: string) => planMove(text, index).consequences.map(({ label }) => label);

describe("what else changes", () => {
  const forAll = [
    "Prepare while 0.15 runs",
    "What users must change",
    "Replace REST calls",
    "Finish the server",
  ];

  it("names settings and sections that exist", () => {
    const keys = catalogue.settings.entries.map(({ key }) => key);
    const unknown = file.consequences
      .flatMap((each) => each.keys ?? [])
      .filter((name) => !keys.some((key) => key === name || key.startsWith(`${name}.`)));
    expect(unknown).toEqual([]);
    const lost = file.consequences.filter(({ href, label }) => !headingsOf(href).includes(label));
    expect(lost).toEqual([]);
  });

  it.for(servers)("is the same for every server, and more where the settings show it: $name", (server) => {
    const others: Record<string, string[]> = {
      "an-ldap-directory.toml": ["What happens with each address"],
      "http-behind-a-proxy.toml": ["Set the public URL"],
      "nodes-and-telemetry.toml": ["Cluster"],
      "postgresql-and-s3.toml": ["Prepare while 0.15 runs"],
    };
    const found = otherChanges(server.text);
    expect(found.toSorted()).toEqual([...forAll, ...(others[server.name] ?? [])].toSorted());
  });

  it("depends on values", () => {
    const others = (text: string) => otherChanges(text).filter((label) => !forAll.includes(label));
    const directory = (type: string) => others(`directory.a.type = "${type}"`);
    expect(directory("internal")).toEqual([]);
    expect(directory("sql")).toEqual(["The four queries"]);
    expect(directory("imap")).toEqual(["Connect LDAP, SQL or OIDC again"]);
    const listener = (bind: string) => others(`server.listener.a.bind = ${bind}`);
    expect(listener('"[::]:465"')).toEqual([]);
    expect(listener('["[::]:465", "[::]:587"]')).toEqual(["Open 587, 143 or 110"]);
    expect(others('certificate.a.cert = "%{file:/etc/a.pem}%"')).toEqual(["Use files"]);
    expect(others('certificate.a.cert = "-----BEGIN"')).toEqual([]);
  });

  it("finds what the planner asks for", () => {
    const fields = (text: string) => planMove(text, index).fields;
    expect(fields('server.hostname = "a.example.org"')).toEqual({});
    expect(fields('store.a.type = "rocksdb"\nstore.b.type = "s3"\nstore.c.type = "s3"')).toEqual({
      stores: "rocksdb s3",
    });
    expect(fields('store.a.path = "C:/Stalwart/data"')).toEqual({ platform: "windows" });
    expect(fields('cluster.coordinator = "nats"\nstore.a.host = "db.mail.svc.cluster.local"')).toEqual({
      cluster: "yes",
      platform: "kubernetes",
    });
  });
});

describe("moving settings", () => {
  it.for(servers)("finds what becomes of each: $name", ({ text, expected }) => {
    const plan = planMove(text, index).plan.map((line) => JSON.parse(line));
    expect({ tasks: tasksOf(text), plan }).toEqual(expected);
  });

  it.for(servers)("writes a plan that the schema accepts: $name", ({ text }) => {
    const code = planMove(text, index).plan.join("\n");
    const attributes = { plan: "" };
    const snippet = { lang: "json", code, line: 1, attributes } as never;
    expect(objects?.fenceChecks["json"]?.(snippet)).toEqual([]);
  });

  it("makes an object of a table that can be converted as a whole", () => {
    const text = `[server.listener.submission]
bind = ["[::]:587", "192.0.2.1:587"]
protocol = "smtp"
[server.listener.mx]
bind = "[::]:25"
protocol = "smtp"
[server.listener.odd]
bind = "[::]:2525"
socket.ttl = 3
[queue.virtual.bulk]
threads-per-node = 5
`;
    expect(planMove(text, index).plan.map((line) => JSON.parse(line).value)).toEqual([
      {
        submission: {
          name: "submission",
          bind: { "[::]:587": true, "192.0.2.1:587": true },
          protocol: "smtp",
        },
      },
      // The first start has a listener for this port, which is changed.
      { smtp: { name: "smtp", bind: { "[::]:25": true }, protocol: "smtp" } },
      { bulk: { name: "bulk", threadsPerNode: 5 } },
    ]);
    expect(tasksOf(text)["server.listener.odd.bind"]).toBe("decide");
    const code = planMove(text, index).plan.join("\n");
    expect(objects?.fenceChecks["json"]?.({ lang: "json", code, line: 1, attributes: { plan: "" } })).toEqual(
      [],
    );
  });

  it("leaves routes to decide on that it cannot convert, and expressions that name them or a directory", () => {
    const route = (secret: string) =>
      `[queue.route.hub]\ntype = "relay"\naddress = "mail.example.org"\nauth.secret = "${secret}"\n`;
    const strategy = (condition: string, name: string) =>
      `[queue.strategy]\nroute = [{ if = "${condition}", then = "'local'" }, { else = "'${name}'" }]\n`;
    const planned = (text: string) => planMove(text, index).plan.length;
    expect(planned(route("long secret") + strategy("is_local_domain('*', rcpt_domain)", "hub"))).toBe(2);
    expect(planned(route("%{cfg:a.b}%") + strategy("rcpt_domain == 'a'", "hub"))).toBe(0);
    expect(planned(strategy("rcpt_domain == 'a'", "hub"))).toBe(0);
    expect(planned(strategy("rcpt_domain == 'a'", "mx"))).toBe(1);
    expect(planned(strategy("is_local_domain('ldap', rcpt_domain)", "mx"))).toBe(0);
  });

  it("leaves to decide on expressions that return the name of an object of which the plan makes none", () => {
    const strategy = (name: string, result: string) =>
      tasksOf(
        `queue.strategy.${name} = [{ if = "retry_num > 0", then = "'default'" }, { else = "${result}" }]`,
      );
    const schedule = (result: string) =>
      tasksOf(`[queue.virtual.bulk]\nthreads-per-node = 5
[queue.schedule.bulk]\nqueue-name = "bulk"
[queue.strategy]\nschedule = [{ if = "retry_num > 0", then = "'local'" }, { else = "${result}" }]`);
    expect(schedule("'bulk'")["queue.strategy.schedule"]).toBe("decide");
    const [row] = planMove("queue.strategy.tls = \"'strict'\"", index).rows;
    expect(row?.missing).toEqual(["strict"]);
    expect(schedule("'report'")["queue.strategy.schedule"]).toBe("decide");
    expect(schedule("rcpt_domain")["queue.strategy.schedule"]).toBe("decide");
    expect(schedule("'dsn'")["queue.strategy.schedule"]).toBe("plan");
    expect(strategy("tls", "'strict'")).toEqual({ "queue.strategy.tls": "decide" });
    expect(strategy("tls", "'invalid-tls'")).toEqual({ "queue.strategy.tls": "plan" });
    expect(strategy("connection", "'ip-two'")).toEqual({ "queue.strategy.connection": "decide" });
    expect(strategy("connection", "'default'")).toEqual({ "queue.strategy.connection": "plan" });
    expect(tasksOf("session.data.script = \"'greylist'\"")).toEqual({ "session.data.script": "decide" });
    expect(tasksOf('session.data.script = "false"')).not.toEqual({ "session.data.script": "decide" });
  });

  it("leaves to decide on which domain signs, in place of a list of signatures", () => {
    const signs = catalogue.settings.entries.filter(({ key }) => /\.sign$/.test(key));
    for (const { key } of signs)
      expect(tasksOf(`${key} = "['rsa-example.org']"`)).toEqual({ [key]: "decide" });
    expect(signs.length).toBeGreaterThan(0);
  });

  it("takes a single value before conditions, as the server does", () => {
    const rows = ["relay | false", "relay.0.if | true", "relay.0.then | true", "relay.1.else | true"];
    const text = listing(rows.map((row) => `session.rcpt.${row}`));
    const [operation] = planMove(text, index).plan.map((line) => JSON.parse(line));
    expect(operation.value).toEqual({ allowRelaying: { match: {}, else: "false" } });
  });

  it("finds ids with dots in the output of list-config", () => {
    const text = listing([
      "queue.route.relay.example.org.type | relay",
      "queue.route.relay.example.org.address | a.example.org",
      "queue.route.relay.example.com.type | relay",
      "queue.route.relay.example.com.address | a.example.com",
    ]);
    const values = planMove(text, index).plan.map((line) => JSON.parse(line).value);
    expect(values).toMatchObject([
      { "relay.example.org": { name: "relay.example.org", address: "a.example.org" } },
      { "relay.example.com": { name: "relay.example.com", address: "a.example.com" } },
    ]);
  });

  it("takes names that every object of JavaScript has like other names", () => {
    const text = '[queue.route.constructor]\ntype = "relay"\naddress = "mail.example.org"\n';
    expect(planMove(text, index).plan.map((line) => JSON.parse(line)["@type"])).toEqual(["upsert"]);
    expect(planMove("queue.strategy.route = \"'constructor'\"", index).plan).toEqual([]);
    expect(tasksOf('queue.route.a.type = "constructor"')).toEqual({ "queue.route.a.type": "decide" });
  });

  it("refuses a nested settings.json", () => {
    expect(planMove('{ "server.hostname": { "name": "mail.example.org" } }', index).rows).toEqual([]);
  });

  it("leaves to decide on a setting that names an object in another form than an expression", () => {
    const settings = file.settings.map((setting) =>
      setting.key === "lookup.default.hostname" ? { ...setting, refersTo: "queue.route" } : setting,
    );
    const named = indexMoves({ ...file, settings });
    const { rows, plan } = planMove('lookup.default.hostname = "hub"', named);
    expect([rows[0]?.task, plan]).toEqual(["decide", []]);
  });

  it("hides secrets, except in the plan to copy", () => {
    const text = `directory.a.bind.secret = "hunter2"
directory.a.url = "ldap://admin:hunter2@example.org"
old.password = "hunter2"
old.secret-key = "hunter2"
store.a.password = "%{env:PASSWORD}%"
[queue.route.hub]
type = "relay"
address = "mail.example.org"
auth.secret = "hunter2"
`;
    const { rows, plan, shownPlan } = planMove(text, index);
    expect(JSON.stringify(rows.map(({ value }) => value))).not.toContain("hunter2");
    expect(rows.map(({ value }) => value)).toContain("%{env:PASSWORD}%");
    expect(shownPlan.join("")).not.toContain("hunter2");
    expect(plan.join("")).toContain('"secret":"hunter2"');
  });

  it("leaves the decision between two values of one field", () => {
    const text = '[store.a]\ncompression = "lz4"\n[store.b]\ncompression = "none"\n';
    expect(Object.values(tasksOf(text))).toEqual(["plan", "decide"]);
    expect(planMove(text, index).plan).toHaveLength(1);
  });

  it("names the settings that were never set and have another default now", () => {
    const unset = planMove("", index).changedDefaults.map(({ key }) => key);
    expect(unset).toContain("queue.schedule.<id>.retry");
    const set = planMove('queue.schedule.remote.retry = ["1h"]', index).changedDefaults;
    expect(set.map(({ key }) => key)).not.toContain("queue.schedule.<id>.retry");
  });

  it("takes any text", () => {
    fuzz({
      make: (random) => random.times(random.below(20), () => random.pick(PARTS)).join(""),
      run(text) {
        const { rows, plan } = planMove(text, index);
        for (const line of plan) JSON.parse(line);
        if (plan.length > rows.length) throw new Error("more operations than settings");
      },
    });
  });
});
