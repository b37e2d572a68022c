import type { ConfigFinding, ConfigText } from "./configText.ts";

/** Hints by the server's message. */
const MEANINGS: [RegExp, string][] = [
  [/found '_' in value/, "Write numbers without underscores."],
  [/found ':' in value/, "Put dates, times and addresses in quotes."],
  [/Expected \['\\n'\]/, "Put the value in quotes, close them, and write one setting per line."],
  [/Expected \[',', '\]'\]/, "Separate the items by commas, and close the list with ]."],
  [/Expected \[',', '\}'\]/, "Separate the entries by commas, and close them with }."],
  [/^Unexpected end of line while parsing key/, "Write key = value: the equals sign is missing."],
  [/^Unexpected end of line/, "Complete this line: the value must begin on the line of its key."],
  [/^Unexpected EOF/, "Close the quotes, brackets or braces that are opened here."],
  [/^Duplicate key/, "Remove one of the two. The server does not start with both."],
  [/^Empty key/, "Remove the comma before the closing brace, or write the missing key."],
  [/^Empty table name/, "Write the name of the table in the brackets."],
  [/^Too many nested/, "Use at most nine levels of brackets."],
  [
    /^Unexpected character/,
    "A line begins with a key, a table in brackets, or #. Names in single quotes are not supported.",
  ],
];

/** Returns how to correct a fault that the server reports with this message. */
export function syntaxHint(message: string): string | undefined {
  return MEANINGS.find(([pattern]) => pattern.test(message))?.[1];
}

/** Reports all faults that prevent the server from starting, of which it names only the first. */
export function checkSyntax({ faults, groups }: ConfigText, text: string): ConfigFinding[] {
  const findings = faults.map(({ message, at, isOnlyEnd }): ConfigFinding => {
    if (isOnlyEnd) {
      const hint = "Copying often loses the last line break. If the file has none either, add one.";
      const edit = { from: text.length, to: text.length, text: "\n" };
      const said = `Without a line break at its end, the server cannot read the file: ${message}`;
      return { severity: "note", rule: "syntax", message: said, hint, at, edit };
    }
    const [, digits] = /found '_'/.test(message) ? (/([\d_]+)$/.exec(text.slice(0, at)) ?? []) : [];
    const [rest = ""] = /^[\d_]*/.exec(text.slice(at)) ?? [];
    const edit = digits
      ? { from: at - digits.length, to: at + rest.length, text: (digits + rest).replaceAll("_", "") }
      : null;
    const said = `The server does not start, and reports: ${message}`;
    return { severity: "error", rule: "syntax", message: said, hint: syntaxHint(message), at, edit };
  });
  return [
    ...findings,
    ...groups.flatMap(({ entries }) => entries.flatMap((entry) => checkEscapes(entry, text))),
  ];
}

/** Reports doubled backslashes: unlike in TOML, the second one still escapes the character after it. */
function checkEscapes({ from, to }: { from: number; to: number }, text: string): ConfigFinding[] {
  const written = text.slice(from, to);
  const isEscaped = /^"(?!"")/.test(written) || /^'(?!'')/.test(written);
  if (!isEscaped || !/\\\\[nrt"']|^'.*\\/s.test(written)) return [];
  const value = written.slice(1, -1);
  const meant = written.startsWith("'") ? value : value.replaceAll("\\\\", "\\");
  const message = "The server reads the backslashes in this value differently than TOML does.";
  const hint = "Write the value between three single quotes, where backslashes stand for themselves.";
  const edit = { from, to, text: `'''${meant}'''` };
  return [{ severity: "warning", rule: "escape", message, hint, at: from, edit }];
}
