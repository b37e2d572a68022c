import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../../test/support/catalogue.ts";
import { checkCommands } from "../../../src/check/snippets/checkCommands.ts";

const catalogue = await realCatalogue();

function check(code: string) {
  return checkCommands({ lang: "bash", code, line: 10 }, catalogue);
}

it("accepts the examples of the data", () => {
  const examples = catalogue.cli.programs
    .flatMap(({ commands }) => commands)
    .flatMap(({ subcommands }) => subcommands.map(({ example }) => example));
  expect(check(examples.join("\n"))).toEqual([]);
});

describe("a command is correct", () => {
  it.each([
    "stalwart --config=/etc/config.toml --export /srv/export",
    "stalwart -c /etc/config.toml -o",
    "stalwart-cli --help",
    "stalwart-cli help queue",
    "stalwart-cli -u$URL -c admin:secret queue list -p 5 --rcpt=example.net",
    "stalwart-cli queue status $ID <id> 5 6",
    "stalwart-cli queue cancel --help",
    "stalwart-cli import messages -f maildir \\\n  jane /var/mail | tee log",
    "stalwart-cli server add-config session.rcpt.relay.0.if \"rcpt_domain == 'a'\"",
    "stalwart-cli server add-config server.hostname $(hostname)",
    "stalwart-cli server list-config queue",
    "stalwart-cli ...",
    "chown -R stalwart:stalwart /opt/stalwart",
    "systemctl restart stalwart && journalctl -u stalwart --since today",
    "docker run -d --name stalwart --hostname mail stalwartlabs/stalwart",
  ])("%s", (code) => {
    expect(check(code)).toEqual([]);
  });
});

describe("a command that the server does not have", () => {
  it.each([
    ["stalwart-cli quue list", '"stalwart-cli" has no command "quue".', 'Did you mean "queue"?'],
    ["stalwart-cli queue lst", '"stalwart-cli queue" has no command "lst".', 'Did you mean "list"?'],
    ["stalwart-cli queue list --recipient a", 'Unknown option "--recipient".', "Options here: "],
    ["stalwart-cli queue list --snder a", 'Unknown option "--snder".', 'Did you mean "--sender"?'],
    ["stalwart-cli queue list -u https://a", 'Unknown option "-u".', "Options here: "],
    ["stalwart --cofig x", 'Unknown option "--cofig".', 'Did you mean "--config"?'],
    ["stalwart start", '"stalwart" has no command "start".', "Remove it."],
    ["stalwart -c", 'The option "-c" has no value.', "Write -c <PATH>."],
    [
      "stalwart-cli export account jane",
      '"account" is called with 1 arguments.',
      "Write account <account> <path>.",
    ],
    [
      "stalwart-cli server reload-config now",
      '"reload-config" is called with 1 arguments.',
      "Write reload-config.",
    ],
    ["stalwart-cli dkim create dsa example.org", 'Wrong value of "algorithm": "dsa".', 'Did you mean "rsa"?'],
    ["stalwart-cli import messages -f mbx a b", 'Wrong value of "-f": "mbx".', 'Did you mean "mbox"?'],
    [
      "stalwart-cli server add-config imap.timeout.idel 5m",
      'Unknown setting "imap.timeout.idel".',
      'Did you mean "imap.timeout.idle"?',
    ],
    [
      "stalwart-cli server add-config imap.timeout.idle soon",
      'Wrong value of "imap.timeout.idle": "soon".',
      "It must",
    ],
    [
      "stalwart-cli server delete-config imap.timeot.idle",
      'Unknown setting "imap.timeot.idle".',
      "Did you mean",
    ],
    ["stalwart-cli server list-config que", 'Unknown setting "que".', "The reference"],
  ])("is reported: %s", (code, message, hint) => {
    expect(check(code)).toMatchObject([{ message, hint: expect.stringContaining(hint) }]);
  });

  it("is found after others, on its line", () => {
    expect(check("sudo true && \\\n  docker exec mail stalwart-cli quue list")).toMatchObject([{ line: 12 }]);
    expect(check("# first\nls\nsudo stalwart --cofig x")).toMatchObject([{ line: 13 }]);
  });
});
