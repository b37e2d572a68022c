import { expect, it } from "vitest";
import { calledProgram } from "../../../src/check/snippets/calledProgram.ts";
import { shellCommands } from "../../../src/check/snippets/shellCommands.ts";

function wordsOf(script: string): string[][] {
  return shellCommands(script).map(({ words }) => words);
}

it.each([
  ["continued lines", "a \\\n  b", [["a", "b"]]],
  ["pipes and lists", "a | b && c || d; e & f", [["a"], ["b"], ["c"], ["d"], ["e"], ["f"]]],
  ["quotes", `a 'b "c' "d 'e" f\\ g`, [["a", 'b "c', "d 'e", "f g"]]],
  ["redirections", "a <in >out 2>&1 b >> log", [["a", "b"]]],
  ["comments", "a # b\n# c\nd#e", [["a"], ["d#e"]]],
  ["nested commands", 'X=$(b c) && d "$(e)" `f`', [["b", "c"], ["e"], ["f"], ["d", "$(e)", "`f`"]]],
  ["control flow", "if ! a; then for x in 1; do time b; done; fi", [["a"], ["b"]]],
  ["here-documents", "a <<'EOF' | b\nc; d\nEOF\ne", [["a"], ["b"], ["e"]]],
  ["placeholders", "a <account> <the path> $ID", [["a", "<account>", "<the path>", "$ID"]]],
])("reads %s", (_case, script, expected) => {
  expect(wordsOf(script)).toEqual(expected);
});

it("keeps the line of each command", () => {
  const script = "a\n\nb \\\n  c\nd <<EOF\nx\nEOF\ne 'f\ng'\nh";
  expect(shellCommands(script).map(({ words: [name], line }) => [name, line])).toEqual([
    ["a", 1],
    ["b", 3],
    ["d", 5],
    ["e", 8],
    ["h", 10],
  ]);
});

it.each([
  ["sudo -u stalwart /opt/bin/stalwart --help", "stalwart --help"],
  ["runuser -u stalwart -- stalwart -c x", "stalwart -c x"],
  ["docker exec -it -e A=1 stalwart stalwart-cli -V", "stalwart-cli -V"],
  ["docker compose exec mail stalwart-cli -V", "stalwart-cli -V"],
  ["docker compose -f mail.yaml exec mail stalwart-cli -V", "stalwart-cli -V"],
  ["kubectl exec mail-0 -- stalwart-cli -V", "stalwart-cli -V"],
  ["kubectl -n mail exec mail-0 -- stalwart-cli -V", "stalwart-cli -V"],
  ["docker run image exec stalwart", "docker run image exec stalwart"],
  ["URL=https://mail.example.org stalwart-cli queue list", "stalwart-cli queue list"],
  ["$ stalwart -V", "stalwart -V"],
  ["systemctl restart stalwart", "systemctl restart stalwart"],
  ["docker run --name stalwart image", "docker run --name stalwart image"],
])("finds the program that %s calls", (script, expected) => {
  const called = calledProgram(wordsOf(script)[0] ?? []);
  expect([called?.name, ...(called?.args ?? [])].join(" ")).toBe(expected);
});
