import { expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { checkExpressionText } from "../../src/toml/checkSettingText.ts";

const catalogue = await realCatalogue();

function check(text: string, key = "session.rcpt.relay") {
  const setting = catalogue.settingByKey.find(key);
  if (!setting) throw new Error(key);
  const [finding] = checkExpressionText({ key, text, setting }, catalogue);
  return finding ?? null;
}

it.each([
  "true",
  "!is_empty(authenticated_as) && (local_port == 465 || local_port == 587)",
  "matches('^(.+)@old[.]example[.]org$', rcpt)",
  "$1 + '@' + $2",
  "[1, 1d]",
  "-1.5 * 20",
  "'it\\'s (quoted'",
])("finds nothing wrong with %s", (text) => {
  expect(check(text)).toBeNull();
});

it("accepts the constants that an expression can return", () => {
  expect(check("relaxed", "auth.dkim.verify")).toBeNull();
  expect(check("relaxed")).not.toBeNull();
});

it.each([
  ["is_emty(rcpt)", 'uses the unknown function "is_emty"', 'Did you mean "is_empty"?'],
  ["rcpt_domian == 'a'", 'uses the unknown variable "rcpt_domian"', 'Did you mean "rcpt_domain"?'],
  ["rcpt == 'a", "has a string that does not end", "Close the quotes."],
  ["(is_tls", "has parentheses that do not match", "Close each of them once."],
  ["rcpt ? 1", 'has the character "?"', "Put strings in quotes."],
])("says what is wrong with %s", (text, fault, hint) => {
  const message = `The expression of "session.rcpt.relay" ${fault}: ${text}`;
  expect(check(text)).toMatchObject({ message, hint });
});

it("explains how to write a string", () => {
  expect(check("backend")?.hint).toContain(`A string needs quotes of its own: "'backend'".`);
});

it("accepts events and metrics with underscores in alerts", () => {
  const key = "metrics.alerts.<id>.condition";
  expect(check("queue_count > 1000 && auth_failed > 10", key)).toBeNull();
  expect(check("auth_faild > 10", key)).toMatchObject({ hint: 'Did you mean "auth_failed"?' });
});
