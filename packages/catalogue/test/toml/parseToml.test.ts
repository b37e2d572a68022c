import { describe, expect, it } from "vitest";
import { parseToml } from "../../src/toml/parseToml.ts";

function read(...lines: string[]): Record<string, string> {
  const { statements, faults } = parseToml(`${lines.join("\n")}\n`);
  expect(faults).toEqual([]);
  return Object.fromEntries(
    statements.flatMap(({ entries }) => entries.map(({ parts, text }) => [parts.join("."), text])),
  );
}

function faults(...lines: string[]) {
  return parseToml(`${lines.join("\n")}\n`).faults.map(({ message }) => message);
}

describe("as the server reads it", () => {
  it("numbers list items and flattens tables", () => {
    expect(
      read("[database]", "ports = [ 8000, 8001, ] # both", "temp = { cpu = 79.5, case = 72.0 }"),
    ).toEqual({
      "database.ports.0000": "8000",
      "database.ports.0001": "8001",
      "database.temp.cpu": "79.5",
      "database.temp.case": "72.0",
    });
  });

  it("reads lists over several lines with comments between the items", () => {
    expect(read("a = [", "  4,", "  # comment", "  [5, 6] # comment", "]")).toEqual({
      "a.0000": "4",
      "a.0001.0000": "5",
      "a.0001.0001": "6",
    });
  });

  it("numbers arrays of tables only while they are adjacent", () => {
    expect(read("[[a]]", "x = 1", "[[a]]", "x = 2", "[[b]]", "x = 3")).toEqual({
      "a.0000.x": "1",
      "a.0001.x": "2",
      "b.0000.x": "3",
    });
    expect(faults("[[a]]", "x = 1", "[[b]]", "y = 1", "[[a]]", "x = 2")).toEqual([
      'Duplicate key "a.0000.x" at line 6.',
    ]);
  });

  it("reads names in braces without a value as a set", () => {
    expect(read('a = { 1, "red" }')).toEqual({ "a.1": "", "a.red": "" });
  });

  it("lowercases tables except for their first letter, and keeps the case of keys", () => {
    expect(read("[Server.Listener]", "Bind = 1")).toEqual({ "Server.listener.Bind": "1" });
  });

  it("keeps the dots of quoted parts", () => {
    const [statement] = parseToml('[server.allowed-ip]\n"192.0.2.0/24" = ""\n').statements;
    expect(statement?.parts).toEqual(["server", "allowed-ip", "192.0.2.0/24"]);
  });

  it("allows escapes in single quotes, and treats a second backslash as another escape", () => {
    expect(read(String.raw`a = 'x\ty'`, String.raw`b = "C:\\dir"`, String.raw`c = "C:\\new"`)).toEqual({
      a: "x\ty",
      b: "C:\\dir",
      c: "C:\\\new",
    });
  });

  it("reads text between three quotes literally", () => {
    expect(read("a = '''", String.raw`x\n"y"`, "'''", 'b = """z"""')).toEqual({ a: 'x\\n"y"\n', b: "z" });
  });
});

describe("the server does not start with", () => {
  it.each([
    ["an underscore in a number", ["a = 8_192"], "Expected ['\\n'] but found '_' in value at line 1."],
    ["a key in single quotes", ["'a' = 1"], "Unexpected character ''' at line 1."],
    ["a value on the next line", ["a =", "1"], "Unexpected end of line at line: 1"],
    ["a missing comma", ["a = [1 2]"], "Expected [',', ']'] but found '2' in value at line 1."],
    ["a comma before the brace", ["a = { b = 1, }"], "Empty key at line: 1"],
    ["no equals sign", ["a"], 'Unexpected end of line while parsing key "a" at line: 1'],
    ["a string that does not end", ['a = "b'], "Unexpected EOF at line: 2"],
    ["ten levels of lists", [`a = ${"[".repeat(11)}`], "Too many nested structures at line 1."],
  ])("%s", (_what, lines, message) => {
    expect(faults(...lines)[0]).toBe(message);
  });
});

it("continues after a fault at the next setting", () => {
  const { statements, faults: found } = parseToml('a = "x\n[t]\nb = 1\n}\nc = 2\n');
  expect(found.map(({ line }) => line)).toEqual([1, 4]);
  expect(statements.map(({ parts }) => parts.join("."))).toEqual(["a", "t.b", "t.c"]);
});

it("returns the positions of keys and values", () => {
  const text = '[t]\n"k" = [ "v", 2 ] # c\n';
  const [statement] = parseToml(text).statements;
  expect(text.slice(statement?.from, statement?.to)).toBe('"k"');
  expect(statement?.entries.map(({ from, to }) => text.slice(from, to))).toEqual(['"v"', "2"]);
});
