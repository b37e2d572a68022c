import { describe, expect, it } from "vitest";
import { fuzz } from "../../../../test/support/fuzz/fuzz.ts";
import { findPlaceholders, hasPlaceholders } from "../../src/tools/values/findPlaceholders.ts";
import { type MyValues, noValues, validateValues } from "../../src/tools/values/myValues.ts";

/** Thousands of cases on a busy machine. */
const LONG = 120_000;

const values: MyValues = {
  domain: "corp.test",
  host: "mx.corp.test",
  ipv4: "203.0.113.5",
  ipv6: "2001:db8:5::1",
  admin: "root",
};

function replaced(text: string, mine = values): string {
  return findPlaceholders(text, mine)
    .toReversed()
    .reduce((all, { start, end, value }) => all.slice(0, start) + value + all.slice(end), text);
}

describe("the reader's values replace", () => {
  it.each([
    ["https://mail.example.org/api", "https://mx.corp.test/api"],
    ["jane@example.org, mta-sts.example.org.", "jane@corp.test, mta-sts.corp.test."],
    ["_25._tcp.mail.example.org", "_25._tcp.mail.corp.test"],
    ["rsa-example.org", "rsa-corp.test"],
    ["A 192.0.2.10 AAAA 2001:db8::10", "A 203.0.113.5 AAAA 2001:db8:5::1"],
    ["10.2.0.192.in-addr.arpa.", "5.113.0.203.in-addr.arpa."],
    ["curl -sS -u admin https://x", "curl -sS -u root https://x"],
  ])("%s", (example, mine) => {
    expect(replaced(example)).toBe(mine);
    expect(hasPlaceholders(example)).toBe(true);
  });

  it.each([
    "192.0.2.100",
    "192.0.2.10/24",
    "2001:db8::10:1",
    "myexample.org",
    "example.organic",
    "the admin",
    "example.net",
  ])("nothing in %s", (text) => {
    expect(replaced(text)).toBe(text);
  });

  it("the host of the domain, if no host was entered", () => {
    expect(replaced("mail.example.org", { ...noValues, domain: "corp.test" })).toBe("mail.corp.test");
    expect(replaced("example.org", { ...noValues, host: "mx.corp.test" })).toBe("example.org");
  });
});

describe("values that were entered", () => {
  it("get an error if they are invalid, and are not used", () => {
    const wrong = { domain: "x", host: "a b", ipv4: "1.2.3", ipv6: "::g", admin: "a;b" };
    expect(Object.keys(validateValues(wrong).errors)).toEqual(["domain", "host", "ipv4", "ipv6", "admin"]);
    expect(validateValues(wrong).valid).toEqual(noValues);
    expect(validateValues({ ...noValues, domain: " Bücher.example. " }).valid.domain).toBe(
      "xn--bcher-kva.example",
    );
  });

  it(
    "never reach a page with anything that a shell or HTML would read, and only in place of an example",
    () => {
      const PARTS = [
        "example.org",
        "mail.",
        "192.0.2.10",
        "2001:db8::10",
        " -u ",
        "admin",
        " ",
        ".",
        "-",
        "/",
        "1",
        "a",
        "$(",
        "<",
        "\n",
        "é",
        ":",
      ];
      fuzz({
        make: (random) => {
          const text = (most: number) => random.times(random.below(most), () => random.pick(PARTS)).join("");
          return {
            text: text(14),
            mine: {
              domain: text(4),
              host: text(4),
              ipv4: text(3),
              ipv6: text(3),
              admin: text(3),
            },
          };
        },
        run({ text, mine }) {
          let last = 0;
          for (const { start, end, value } of findPlaceholders(text, validateValues(mine).valid)) {
            const example = text.slice(start, end);
            const isExample = /^(?:(?:mail\.)?example\.org|192\.0\.2\.10|2001:db8::10|admin)$/.test(example);
            if (start < last || !isExample || !/^[\w.@:+-]+$/.test(value))
              throw new Error(`${example} → ${value}`);
            last = end;
          }
        },
      });
    },
    LONG,
  );
});
