import { describe, expect, it } from "vitest";
import { highlight } from "../../../../test/support/compile.ts";

/** One line of Sieve with its tokens written as `class:text`. */
function tokens(code: string): string[] {
  const html = highlight(code, "sieve")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&amp;/g, "&");
  return [...html.matchAll(/<span class="t-(\w)">(.*?)<\/span>/g)].map(([, kind, text]) => `${kind}:${text}`);
}

describe("sieve", () => {
  it("reads require and its list", () => {
    expect(tokens('require ["fileinto", "imap4flags"];')).toEqual([
      "k:require",
      's:"fileinto"',
      's:"imap4flags"',
    ]);
  });

  it("reads control commands, tests and tags", () => {
    expect(tokens('if not header :contains "subject" "ad" { stop; }')).toEqual([
      "k:if not",
      "f:header",
      "v::contains",
      's:"subject" "ad"',
      "k:stop",
    ]);
    expect(tokens("} elsif anyof (true, size :over 100K) {")).toEqual([
      "k:elsif anyof",
      "n:true",
      "f:size",
      "v::over",
      "n:100K",
    ]);
  });

  it("takes commands in any case", () => {
    expect(tokens("KEEP;")).toEqual(["f:KEEP"]);
  });

  it("reads both kinds of comment", () => {
    expect(tokens("keep; # why\n/* a\n   b */ discard;")).toEqual([
      "f:keep",
      "c:# why",
      "c:/* a",
      "c:b */",
      "f:discard",
    ]);
  });

  it("finds variables and escapes inside strings", () => {
    expect(tokens(`fileinto "a \${folder} \\"b\\"";`)).toEqual([
      "f:fileinto",
      's:"a',
      `v:\${folder}`,
      's:\\"b\\""',
    ]);
  });

  it("reads a text block up to its dot and keeps stuffed dots in it", () => {
    expect(tokens(`vacation text: # note\nDear \${name}\n..dots\nkeep;\n.\n;\nstop;`)).toEqual([
      "f:vacation",
      "k:text:",
      "c:# note",
      "s:Dear",
      `v:\${name}`,
      "s:..dots",
      "s:keep;",
      "k:.",
      "k:stop",
    ]);
  });

  it("reads expressions of eval, let and while", () => {
    expect(tokens('let "n" "len(subject) + 1.5";')).toEqual([
      "f:let",
      's:"n" "',
      "f:len",
      "v:subject",
      "n:1.5",
      's:"',
    ]);
    expect(tokens('while "i < 10 && !is_empty(x)" { eval "query(\'s\', x)"; }')).toEqual([
      "k:while",
      's:"',
      "v:i",
      "n:10",
      "f:is_empty",
      "v:x",
      's:"',
      "f:eval",
      's:"',
      "f:query",
      "s:'s'",
      "v:x",
      's:"',
    ]);
  });

  it("takes an unknown word for a command of an extension", () => {
    expect(tokens("frobnicate;")).toEqual(["f:frobnicate"]);
  });
});
