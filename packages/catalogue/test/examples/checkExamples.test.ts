import { describe, expect, it } from "vitest";
import { checkExamples } from "../../src/examples/checkExamples.ts";
import { programs } from "../../src/examples/programs.ts";
import { isInstalled } from "../../src/examples/runCommand.ts";
import { reportExamples } from "../../src/examples/runExamples.ts";

interface Cases {
  lang: string;
  good: string;
  faults: [code: string, line: number, word: string][];
}

/** For each program an example it accepts, and faults with the line it must name and a word of what it says. */
const cases: Record<string, Cases> = {
  bash: {
    lang: "bash",
    good: "for name in a b; do\n  echo $name\ndone",
    faults: [["for name in a b; do\n  echo $name\nfi", 3, "fi"]],
  },
  sievec: {
    lang: "sieve",
    good: 'require ["fileinto", "mailbox"];\nfileinto :create "Lists";',
    faults: [
      ['require "fileinto";\nfileinto "x"\nkeep;', 2, ";"],
      ['require "fileinto";\nfileinto :nope "x";', 2, "nope"],
      ['fileinto "x";', 1, "fileinto"],
      ['require "vnd.stalwart.while";\nwhile "i < 3" {\n  keep;', 4, "}"],
      ['require "vnd.stalwart.while";\nif not { keep; }', 2, "not"],
    ],
  },
  nginx: {
    lang: "nginx",
    good: "server {\n  listen 443 ssl;\n  ssl_certificate /etc/ssl/mail.pem;\n  ssl_certificate_key /etc/ssl/mail.key;\n  location / { proxy_pass http://mail.example.org:8080; }\n}",
    faults: [
      ["server {\n  listen 80;\n  proxy_pas http://127.0.0.1;\n}", 3, "proxy_pas"],
      ["stream {\n  server {\n    listen 25;\n    proxy_protocol maybe;\n  }\n}", 4, "proxy_protocol"],
    ],
  },
  haproxy: {
    lang: "haproxy",
    good: "defaults\n  mode tcp\n  timeout connect 5s\n  timeout client 1m\n  timeout server 1m\nlisten smtp\n  bind :25\n  server mail mail.example.org:25 send-proxy-v2",
    faults: [
      ["defaults\n  mode tcp\nlisten smtp\n  bind :25\n  server mail 127.0.0.1:25 send-prox", 5, "send-prox"],
    ],
  },
  caddy: {
    lang: "caddy",
    good: "mail.example.org {\n  reverse_proxy 127.0.0.1:8080\n}",
    faults: [["mail.example.org {\n  reverse_prox 127.0.0.1:8080\n}", 2, "reverse_prox"]],
  },
  compose: {
    lang: "yaml",
    good: 'services:\n  mail:\n    image: stalwart\n    ports: ["25:25"]\n    volumes: ["mail:/data"]\nvolumes:\n  mail:',
    faults: [
      ["services:\n  mail:\n    image: stalwart\n    prts: []", 4, "prts"],
      ["services:\n  mail:\n    healthcheck:\n      retry: 3\n    image: stalwart", 4, "retry"],
      ['services:\n  mail:\n    image: stalwart\n    volumes: ["mail:/data"]', 2, "mail"],
    ],
  },
};

// As long as a program may take, and more: compilers are slow to start on a busy machine.
describe.each(programs)("$name", { timeout: 30_000 }, async (program) => {
  const { lang, good, faults } = cases[program.name] ?? { lang: "", good: "", faults: [] };
  // The report of `npm run examples` names what is missing as well.
  const missing = !(await isInstalled(program.command));

  it.skipIf(missing)("accepts an example that works", async () => {
    const [report] = await checkExamples([{ lang, code: good, line: 1, file: "docs/a.md" }], [program]);
    expect(report).toMatchObject({ installed: true, examples: 1, problems: [] });
  });

  it.skipIf(missing).each(faults)("refuses %j on its line", async (code, line, word) => {
    const [report] = await checkExamples([{ lang, code, line: 10, file: "docs/a.md" }], [program]);
    expect(report?.problems).toMatchObject([{ severity: "error", file: "docs/a.md", line: 10 + line }]);
    expect(report?.problems[0]?.message).toContain(word);
  });
});

it.each([
  ["compose", "services:\n  mail:\n    image: stalwart"],
  [undefined, "apiVersion: v1\nkind: Service"],
  [undefined, "http:\n  routers: {}"],
  [undefined, "receivers:\n  otlp: {}"],
])("leaves YAML to %s alone", (name, code) => {
  const example = { lang: "yaml", code, line: 1, file: "docs/a.md" };
  const takers = programs.filter(({ languages, takes }) => languages.includes("yaml") && takes?.(example));
  expect(takers.map((program) => program.name)).toEqual(name === undefined ? [] : [name]);
});

it("reports a missing program with the number of unchecked examples", async () => {
  const absent = {
    name: "absent",
    command: "no-such-program",
    package: "none",
    languages: ["x"],
    file: "example.x",
    args: () => [],
    read: () => ({ message: "", line: null }),
  };
  const reports = await checkExamples([{ lang: "x", code: "", line: 1, file: "a.md" }], [absent]);
  const { text, ok } = reportExamples(reports, "content");
  expect(ok).toBe(true);
  expect(text).toContain("1 examples, SKIPPED: not installed (Debian: none)");
});
