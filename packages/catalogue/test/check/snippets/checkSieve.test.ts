import { expect, it } from "vitest";
import { checkSieve } from "../../../src/check/snippets/checkSieve.ts";
import { parseSieve } from "../../../src/check/snippets/parseSieve.ts";

const VACATION = `require ["fileinto", "vacation", "variables"];
# a comment; with { marks
if allof (header :contains "subject" ["a", "b"], not size :over 1M) {
  set "x" "\${1} \\"quoted\\"";
  fileinto :create "Archive/2025"; /* more; */
} elsif address :is :domain "from" "example.org" {
  vacation :days 7 text:
I am away; } until Monday.
.
;
} else { keep; }
`;

it("accepts the base language", () => {
  expect(parseSieve(VACATION)).toEqual({
    extensions: ["fileinto", "vacation", "variables"].map((name) => ({ name, line: 1 })),
    faults: [],
  });
});

it("accepts the server's own commands, which follow the same grammar", () => {
  const code =
    'require "vnd.stalwart.while";\nlet "i" "0";\nwhile "i < 3" { let "i" "i + 1"; }\nif eval "i == 3" { stop; }\n';
  expect(parseSieve(code).faults).toEqual([]);
});

it.each([
  ["a missing semicolon", 'require "fileinto";\nfileinto "x"\nkeep;', 'Expected ";", found "keep"', 3],
  ["a block left open", "if true {\n  keep;\n", 'A block is not closed: "}" is missing', 2],
  ["an else without if", "keep;\nelse { stop; }", '"else" does not follow an "if"', 2],
  ["an if without block", "if true keep;", '"if" needs a block, found "keep"', 1],
  ["an open list", 'require ["a", "b";', 'Expected "]", found ";"', 1],
  ["an open string", 'fileinto "x;\nkeep;', 'Unexpected "\\"x;', 1],
  ["a test list left open", "if anyof (true, false { keep; }", 'Expected ")", found "{"', 1],
  ["not without a test", "if not { keep; }", '"not" needs a test', 1],
])("finds %s", (_case, code, message, line) => {
  const [fault] = parseSieve(code).faults;
  expect(fault?.line).toBe(line);
  expect(fault?.message).toContain(message);
});

it("reports the line of the page", () => {
  const findings = checkSieve({ lang: "sieve", code: "keep;\nstop", line: 40 }, null);
  expect(findings).toMatchObject([{ rule: "sieve", line: 42 }]);
});
