// Long, because each kind of diagram and each error has an example.
import { describe, expect, it } from "vitest";
import { renderDiagram } from "../src/renderDiagram.ts";

function draw(source: string) {
  const drawn = renderDiagram(source);
  if (!drawn.ok) throw new Error(drawn.unsupported ? drawn.feature : drawn.message);
  return drawn;
}

/** Returns the visible text, one entry per line. */
function texts(svg: string): string[] {
  return [...svg.matchAll(/<(?:text|tspan)[^>]*>([^<]+)</g)].map(([, text = ""]) => text);
}

const count = (svg: string, className: string) => svg.split(`class="${className}"`).length - 1;

const FLOW = `flowchart LR
  C["Client<br/>192.0.2.77"] -->|"25, 465"| P{"Proxy (nginx)"}
  P -.-> S[("Store")]`;

const SEQUENCE = `sequenceDiagram
  participant C as Client
  participant S as Stalwart
  C->>+S: EHLO
  Note over C,S: TLS
  alt known
    S-->>-C: 250 OK
  else unknown
    S->>S: Wait
  end`;

const EVERY_KIND = [
  FLOW,
  SEQUENCE,
  "stateDiagram-v2\n[*] --> A\nA --> [*] : done",
  "flowchart TD\nsubgraph one\nA --> B\nend\none -->|x| C\nC --> C",
];

describe("the SVG", () => {
  it.each(EVERY_KIND)("contains no styles, colors, fonts or data attributes (%#)", (source) => {
    const { svg } = draw(source);
    expect(svg).not.toMatch(/<style|@import|\sstyle=|\sfill=|\sstroke=|font-|\sdata-|xmlns/);
  });

  it.each(EVERY_KIND)("has coordinates with at most one decimal (%#)", (source) => {
    expect(draw(source).svg.replace(/>[^<]*</g, "><")).not.toMatch(/\d\.\d{2}/);
  });

  it.each(EVERY_KIND)(
    "contains no ids, which could collide on a page with several diagrams (%#)",
    (source) => {
      expect(draw(source).svg).not.toMatch(/\sid=|url\(#/);
    },
  );

  it.each(EVERY_KIND)("is deterministic (%#)", (source) => {
    const first = draw(source).svg;
    draw("flowchart TD\nX --> Y --> Z");
    expect(draw(source).svg).toBe(first);
  });

  it("fits the column and reports its size", () => {
    const { svg, width, height } = draw(FLOW);
    expect(width).toBeLessThanOrEqual(686);
    expect(svg).toMatch(
      new RegExp(
        `^<svg class="d" viewBox="0 0 [\\d.]+ [\\d.]+" width="${width}[^"]*" height="${height}[^"]*"`,
      ),
    );
  });
});

describe("flowcharts", () => {
  it("draws nodes, edges and labels, line by line", () => {
    const { svg } = draw(FLOW);
    expect(texts(svg)).toEqual(
      expect.arrayContaining(["Client", "192.0.2.77", "25, 465", "Proxy (nginx)", "Store"]),
    );
    expect(count(svg, "d-node d-decision")).toBe(1);
    expect(count(svg, "d-edge")).toBe(1);
    expect(count(svg, "d-edge d-dotted")).toBe(1);
    expect(count(svg, "d-arrow")).toBe(2);
  });

  it("parses every kind of link", () => {
    const { svg } = draw(
      "graph TD\nA --> B\nB---C\nC -- yes --> D\nD -. no .-> E\nE ==> F\nF ----> G\nG <--> H\nH --x I",
    );
    expect(svg.match(/class="d-edge[^"]*" d="M[^"]*"/g)).toHaveLength(9);
    expect(texts(svg)).toEqual(expect.arrayContaining(["yes", "no"]));
    expect(count(svg, "d-edge d-thick")).toBe(1);
  });

  it("links all nodes joined by ampersands", () => {
    expect(draw("flowchart TD\nA & B --> C & D").label).toBe("Flowchart: A to C; A to D; B to C; B to D");
  });

  it("shows brackets, quotes and angle brackets inside a quoted label", () => {
    const { svg } = draw('flowchart TD\nA["list[0] (#quot;x#quot;) <b>bold</b> a&lt;b"]');
    expect(texts(svg).join(" ")).toBe("list[0] (&quot;x&quot;) bold a&lt;b");
  });

  it("wraps a long label", () => {
    expect(
      texts(draw("flowchart TD\nA[One rather long label that would make a very wide box]").svg).length,
    ).toBeGreaterThan(1);
  });

  it("draws subgraphs that are wide enough for their titles", () => {
    const { svg } = draw(
      'flowchart TD\nsubgraph one["A title that is longer than its content"]\nA\nend\nA --> B',
    );
    const [, width] = /class="d-group" x="[^"]*" y="[^"]*" width="([\d.]+)"/.exec(svg) ?? [];
    expect(Number(width)).toBeGreaterThan(250);
    expect(texts(svg)).toContain("A title that is longer than its content");
  });

  it("keeps the first node of a cycle first", () => {
    const { svg } = draw("flowchart TD\nA[First] --> B[Second]\nB --> C[Third]\nC --> A");
    const top = (text: string) => Number(new RegExp(`y="([\\d.]+)"[^>]*>${text}<`).exec(svg)?.[1]);
    expect(top("First")).toBeLessThan(top("Second"));
    expect(top("Second")).toBeLessThan(top("Third"));
  });

  it("draws a horizontal chain top-down if it is too wide for the column", () => {
    const chain = Array.from({ length: 12 }, (_, at) => `n${at}[Station number ${at}]`).join(" --> ");
    const { width, height } = draw(`flowchart LR\n${chain}`);
    expect(width).toBeLessThan(height);
  });

  it("scales down a slightly too wide diagram to readable text at least", () => {
    const wide = Array.from({ length: 9 }, (_, at) => `S --> n${at}[Part ${at}]`).join("\n");
    const { svg, width } = draw(`flowchart TD\n${wide}`);
    const [, drawnWidth] = /viewBox="0 0 ([\d.]+)/.exec(svg) ?? [];
    expect(width).toBe(686);
    expect(13 * (686 / Number(drawnWidth))).toBeGreaterThanOrEqual(11);
  });

  it("ends arrows at the outline of a decision and a cylinder", () => {
    const { svg } = draw("flowchart TD\nA --> B{Decide}\nB --> C[(Store)]");
    const tips = [...svg.matchAll(/class="d-arrow" d="M\S+ \S+L\S+ ([\d.]+)L/g)].map(([, y]) => Number(y));
    const decisionTop = Math.min(
      ...(/d-decision" d="([^"]*)"/.exec(svg)?.[1]?.match(/(?<= )[\d.]+/g) ?? []).map(Number),
    );
    const cylinderTop = Number(/class="d-node" d="M\S+ ([\d.]+)V/.exec(svg)?.[1]) - 7;
    const expected = [decisionTop, cylinderTop];
    expect(tips).toHaveLength(2);
    for (const [at, tip] of tips.entries()) expect(Math.abs(tip - (expected[at] ?? 0))).toBeLessThan(0.6);
  });

  it("gives a label inside a group the background of the group", () => {
    const { svg } = draw("flowchart TD\nsubgraph one\nA -->|inside| B\nend\nB -->|outside| C");
    expect([count(svg, "d-label d-inside"), count(svg, "d-label")]).toEqual([1, 1]);
  });

  it("ignores colors in the source", () => {
    expect(draw("flowchart TD\nA:::hot --> B\nclassDef hot fill:#f00\nstyle B fill:#0f0").svg).not.toContain(
      "#",
    );
  });
});

describe("state diagrams", () => {
  it("draws start, end and states with their descriptions", () => {
    const { svg } = draw(
      'stateDiagram-v2\nstate "Waits for mail" as A\n[*] --> A\nA --> B : maybe\nB : Done\nB --> [*]',
    );
    expect([count(svg, "d-dot"), count(svg, "d-ring"), count(svg, "d-node")]).toEqual([2, 1, 2]);
    expect(texts(svg)).toEqual(["maybe", "Waits for mail", "Done"]);
  });
});

describe("sequence diagrams", () => {
  it("draws participants, messages, notes and blocks, without activations", () => {
    const { svg } = draw(SEQUENCE);
    expect(texts(svg)).toEqual(
      expect.arrayContaining([
        "Client",
        "Stalwart",
        "EHLO",
        "TLS",
        "alt",
        "[known]",
        "[unknown]",
        "250 OK",
        "Wait",
      ]),
    );
    expect([count(svg, "d-actor"), count(svg, "d-lifeline"), count(svg, "d-note")]).toEqual([2, 2, 1]);
    expect([count(svg, "d-frame"), count(svg, "d-divider")]).toEqual([1, 1]);
  });

  it("places lifelines further apart for a long message", () => {
    const near = draw("sequenceDiagram\nA->>B: x");
    const far = draw("sequenceDiagram\nA->>B: a considerably longer text");
    expect(far.width).toBeGreaterThan(near.width);
  });

  it("numbers messages with autonumber", () => {
    expect(texts(draw("sequenceDiagram\nautonumber\nA->>B: x\nB-->>A: y").svg)).toEqual(
      expect.arrayContaining(["1. x", "2. y"]),
    );
  });
});

describe("the label", () => {
  it("describes the edges and messages", () => {
    expect(draw(FLOW).label).toBe(
      "Flowchart: Client 192.0.2.77 to Proxy (nginx) (25, 465); Proxy (nginx) to Store",
    );
    expect(draw(SEQUENCE).label).toContain("Client to Stalwart: EHLO; Stalwart to Client: 250 OK");
  });

  it("is the accessible description if there is one", () => {
    expect(draw("flowchart TD\naccDescr: How mail flows\nA --> B").label).toBe("How mail flows");
  });

  it("is truncated after about 300 characters", () => {
    const edges = Array.from({ length: 40 }, (_, at) => `n${at} --> n${at + 1}`).join("\n");
    const { label } = draw(`flowchart TD\n${edges}`);
    expect(label.length).toBeLessThanOrEqual(300);
    expect(label).toMatch(/…$/);
  });
});

describe("names that begin like a keyword", () => {
  it.each([
    "direction-service --> B",
    "click-house --> db",
    "style.css --> B",
    "class --> B",
    "link-1:::grey --> B",
    "subgraph-1 --> B",
  ])("are nodes of a flowchart: %s", (statement) => {
    const [name = "", , target = ""] = statement.split(" ");
    expect(texts(draw(`graph TD\n${statement}`).svg)).toEqual([name.replace(/:.*/, ""), target]);
  });

  it("are states", () => {
    expect(texts(draw("stateDiagram-v2\nclass-a --> note-b\nnote-b --> style").svg)).toEqual(
      expect.arrayContaining(["class-a", "note-b", "style"]),
    );
  });

  it.each(["title->>B: x", "link-1 ->> B: x", "links --) B: x", "loop-1->>B: x", "autonumber-a->>B: x"])(
    "are participants: %s",
    (statement) => {
      const drawn = texts(draw(`sequenceDiagram\n${statement}`).svg);
      expect(drawn).toEqual(expect.arrayContaining([/^[\w-]*\w/.exec(statement)?.[0], "B", "x"]));
    },
  );

  it("are participants inside blocks", () => {
    const drawn = texts(draw("sequenceDiagram\npar a\nand-1->>B: x\nend").svg);
    expect(drawn).toEqual(expect.arrayContaining(["and-1", "B", "x"]));
  });
});

describe("errors", () => {
  it.each([
    ["flowchart TD\nA --> B\nB -> C", 3, 'cannot read "-> C"'],
    ["flowchart TD\n\nsubgraph x\nA", 4, 'subgraph "x" has no "end"'],
    ["sequenceDiagram\nA->>B: x\nnonsense", 3, 'cannot read "nonsense"'],
    ["sequenceDiagram\nloop x\nA->>B: x", 3, '"loop" has no "end"'],
    ["stateDiagram-v2\nA --> B\n???", 3, 'cannot read "???"'],
    ["flowchart TD\nA --> B\nB -->", 3, '"B -->" needs a node at its end'],
    ["flowchart TD\nA -->|yes|", 2, '"A -->|yes|" needs a node at its end'],
    ["flowchart TD\nA &", 2, '"A &" needs a node at its end'],
    ["%% a comment\nflowchrt TD\n", 2, '"flowchrt" is no kind of diagram'],
    ["", null, "the diagram is empty"],
    ["flowchart TD\n%% nothing", null, "the diagram is empty"],
    [
      "flowchart TD\nsubgraph one\nA\nend\none --> A",
      null,
      'an edge joins "one" and "A", but one is inside the other',
    ],
  ])("report line and cause (%#)", (source, line, message) => {
    expect(renderDiagram(source)).toEqual({ ok: false, unsupported: false, line, message });
  });

  it.each(["classDiagram", "erDiagram", "pie", "gantt", "gitGraph", "xychart-beta", "C4Context"])(
    "report that %s is unsupported",
    (kind) => {
      expect(renderDiagram(`%% a comment\n${kind}\nA`)).toEqual({
        ok: false,
        unsupported: true,
        feature: `of the kind "${kind}"`,
        hint: "Flowcharts, sequence and state diagrams are drawn; use one of them or a table.",
        line: 2,
      });
    },
  );

  it.each([
    ["graph RL\nA --> B", 1, "that run upward or to the left"],
    ["flowchart TD\nA --> B\nA ~~~ C", 3, "with invisible links"],
    ["flowchart TD\nA --o B", 2, "with circles at links or crosses at their start"],
    ["stateDiagram-v2\nstate X {\nA --> B\n}", 2, "with composite states"],
    ["stateDiagram-v2\nA --> c\nstate c <<choice>>", 3, "with choices, forks and joins"],
    ["stateDiagram-v2\nA --> B\nnote right of A : text", 3, "with notes on states"],
  ])("report the unsupported statement, with a hint (%#)", (source, line, feature) => {
    expect(renderDiagram(source)).toMatchObject({ ok: false, unsupported: true, line, feature });
    expect(renderDiagram(source)).toHaveProperty("hint", expect.stringMatching(/^[A-Z].+\.$/));
  });
});
