import { describe, expect, it } from "vitest";
import { diagramLines } from "../src/diagramSource.ts";
import { layoutFlowchart } from "../src/flowchart/layout/layoutFlowchart.ts";
import { measureFlowchart } from "../src/flowchart/layout/measureFlowchart.ts";
import {
  type PlacedEdge,
  type PlacedFlowchart,
  placedBounds,
} from "../src/flowchart/layout/placedFlowchart.ts";
import { parseFlowchart } from "../src/flowchart/parseFlowchart.ts";
import { type Box, boxAround, centerOf, overlaps, type Point } from "../src/geometry.ts";
import { labelSize } from "../src/textSize.ts";

const SPACING = { nodeLabel: 28, edgeLabel: 26, rankGap: 46, nodeGap: 28 };

function place(source: string): PlacedFlowchart {
  return layoutFlowchart(measureFlowchart(parseFlowchart(diagramLines(source)), SPACING));
}

function node(placed: PlacedFlowchart, id: string): Box {
  return placed.nodes.find((found) => found.node.id === id) ?? { x: 0, y: 0, width: 0, height: 0 };
}

function group(placed: PlacedFlowchart, id: string): Box {
  return placed.groups.find((found) => found.group.id === id) ?? { x: 0, y: 0, width: 0, height: 0 };
}

function holds(outer: Box, inner: Box): boolean {
  const rounding = 0.01;
  return (
    inner.x >= outer.x - rounding &&
    inner.y >= outer.y - rounding &&
    inner.x + inner.width <= outer.x + outer.width + rounding &&
    inner.y + inner.height <= outer.y + outer.height + rounding
  );
}

function labelBox(label: Point & { lines: string[] }): Box {
  return boxAround(label, labelSize(label.lines));
}

/** Samples points along an edge. */
function samplePoints({ points, curve }: PlacedEdge): Point[] {
  return points.flatMap((to, at) => {
    const from = points[at - 1] ?? to;
    return Array.from({ length: 12 }, (_, step) => {
      const t = step / 12;
      const [even, eased] = [1.5 * t * (1 - t) ** 2 + 1.5 * t ** 2 * (1 - t) + t ** 3, t * t * (3 - 2 * t)];
      const [acrossX, acrossY] = curve === "vertical" ? [eased, even] : [even, eased];
      return { x: from.x + (to.x - from.x) * acrossX, y: from.y + (to.y - from.y) * acrossY };
    });
  });
}

const TREE = `A[Message] --> B{Authenticated?}
  B -->|yes| C{Over quota?}
  B -->|no| D{SPF pass?}
  C -->|yes| E[Reject]
  C -->|no| F[Queue]
  D -->|yes| G{DKIM valid?}
  D -->|no| H{On an allow list?}
  G -->|yes| I{DMARC aligned?}
  G -->|no| J[Add to score]
  H -->|yes| I
  H -->|no| E
  I -->|no| J
  I -->|yes| F
  J --> F
  F -.->|retry| A`;

const LOOPS = `A -->|request| B
  B -->|response| A
  A -->|again| B
  B --> B
  A -->|polls| A
  A -->|polls too| A
  B --> C[(Store)] --> A`;

const GROUPS = `U[Users] --> L
  subgraph one[Data centre one]
    L[Balancer] --> N1[Node 1] & N2[Node 2]
    subgraph inner[Storage of data centre one]
      N1 & N2 --> D1[(Store)]
    end
  end
  subgraph two[Data centre two]
    N3[Node 3] --> D2[(Store)]
  end
  D1 <-->|replication| D2
  U --> two
  two --> M[Monitoring]`;

const DENSE =
  "A --> B & C & D\nB --> E & F\nC --> E & G\nD --> F & G\nE & F & G --> H\nA --> H\nH --> A\nG --> B";

const LAYOUTS = [TREE, LOOPS, GROUPS, DENSE].flatMap((chart) =>
  ["TD", "LR"].map((direction) => place(`flowchart ${direction}\n${chart}`)),
);

describe("every layout", () => {
  it.each(LAYOUTS)("has no overlapping nodes (%#)", ({ nodes }) => {
    const pairs = nodes.flatMap((a, at) => nodes.slice(at + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => overlaps(a, b, 8))).toEqual([]);
  });

  it.each(LAYOUTS)("has no labels that overlap nodes or other labels (%#)", ({ nodes, edges }) => {
    const labels = edges.flatMap(({ label }) => (label ? [labelBox(label)] : []));
    const pairs = labels.flatMap((a, at) => [...labels.slice(at + 1), ...nodes].map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => overlaps(a, b, 0))).toEqual([]);
  });

  it.each(LAYOUTS)("routes no edge through an unrelated node (%#)", ({ nodes, edges }) => {
    const hits = edges
      .filter(({ curve }) => curve !== "loop")
      .flatMap((placed) =>
        nodes.filter(
          (box) =>
            ![placed.edge.from, placed.edge.to].includes(box.node.id) &&
            samplePoints(placed).some((point) => overlaps(box, { ...point, width: 0, height: 0 }, 0)),
        ),
      );
    expect(hits).toEqual([]);
  });

  it.each(LAYOUTS)("starts and ends every edge at the border of its nodes (%#)", (placed) => {
    for (const { edge, points } of placed.edges) {
      const ends = [
        [edge.from, points[0]],
        [edge.to, points.at(-1)],
      ] as const;
      for (const [id, point] of ends) {
        const box = placed.nodes.some((found) => found.node.id === id) ? node(placed, id) : group(placed, id);
        const end = { x: Number.NaN, y: Number.NaN, ...point, width: 0, height: 0 };
        expect([overlaps(box, end, 1), overlaps(box, end, -1)]).toEqual([true, false]);
      }
    }
  });

  it.each(LAYOUTS)("keeps nodes inside their groups and other nodes outside (%#)", (placed) => {
    const wrong = placed.groups.flatMap((box) =>
      placed.nodes.filter((inside) => {
        const groups = [
          inside.node.group,
          placed.groups.find((g) => g.group.id === inside.node.group)?.group.parent,
        ];
        return groups.includes(box.group.id) ? !holds(box, inside) : overlaps(box, inside, 0);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(LAYOUTS)("includes labels in its bounding box and places nodes on whole pixels (%#)", (placed) => {
    const bounds = placedBounds(placed);
    const outside = placed.edges.filter(({ label }) => label && !holds(bounds, labelBox(label)));
    expect(outside).toEqual([]);
    expect(placed.nodes.filter(({ x, y }) => !Number.isInteger(x) || !Number.isInteger(y))).toEqual([]);
  });
});

describe("straight edges", () => {
  it("have a single x coordinate in a vertical chain", () => {
    const { edges } = place("flowchart TD\nA[Short] --> B[Rather longer] -->|label| C{Odd?} --> D((o))");
    for (const { points } of edges) expect(new Set(points.map(({ x }) => x)).size).toBe(1);
  });

  it("have a single y coordinate in a horizontal chain", () => {
    const { edges } = place("flowchart LR\nA[One<br>two] --> B[One] -->|label| C[(Store)] --> D((o))");
    for (const { points } of edges) expect(new Set(points.map(({ y }) => y)).size).toBe(1);
  });
});

describe("the order in a rank", () => {
  it("follows the source where that adds no crossing", () => {
    const placed = place("flowchart TD\nA{Sure?} -->|yes| B\nA -->|no| C\nA -->|maybe| D");
    const places = ["B", "C", "D"].map((id) => node(placed, id).x);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("deviates from the source to avoid a crossing", () => {
    const placed = place("flowchart TD\nA --> X\nB --> Y\nA --> Y\nX --> Z\nB --> W");
    expect(node(placed, "X").x).toBeLessThan(node(placed, "Y").x);
    expect(node(placed, "Y").x).toBeLessThan(node(placed, "W").x);
  });

  it("begins with what nothing leads to, even if a cycle comes first in the source", () => {
    const placed = place("flowchart TD\nIdle --> Busy\nBusy --> Idle\nAdmin --> Busy");
    expect(node(placed, "Admin").y).toBeLessThan(node(placed, "Busy").y);
  });
});

describe("directions", () => {
  it.each([
    ["TD", "y", 1],
    ["LR", "x", 1],
  ] as const)("lays out %s in that direction", (direction, axis, sign) => {
    const placed = place(`flowchart ${direction}\nA --> B`);
    const step = centerOf(node(placed, "B"))[axis] - centerOf(node(placed, "A"))[axis];
    expect(Math.sign(step)).toBe(sign);
  });
});

describe("groups", () => {
  it("contain a node that was mentioned before them", () => {
    const placed = place("flowchart TD\nA --> B\nsubgraph one\nB --> C\nend");
    expect(holds(group(placed, "one"), node(placed, "B"))).toBe(true);
  });

  it.each(["TD", "LR"])("have room for their title above their content (%s)", (direction) => {
    const placed = place(
      `flowchart ${direction}\nA --> B\nsubgraph one[A title much longer than B]\nB\nend\nB --> C`,
    );
    expect(node(placed, "B").y - group(placed, "one").y).toBeGreaterThanOrEqual(24);
    expect(group(placed, "one").width).toBeGreaterThan(180);
  });

  it("keep a chain inside straight when edges lead to and from them", () => {
    const chain = "subgraph one\nB --> C --> D --> E\nend";
    const { edges } = place(`flowchart TD\nA --> one\n${chain}\nX --> B\none --> Z`);
    const inside = edges.filter(({ edge }) => ["B", "C", "D"].includes(edge.from));
    for (const { points } of inside) expect(new Set(points.map(({ x }) => x)).size).toBe(1);
    expect(inside).toHaveLength(3);
  });

  it("have edges to them end at their border", () => {
    const placed = place("flowchart TD\nA --> one\nB --> C\nsubgraph one\nC --> D\nend");
    const [edge] = placed.edges;
    expect(edge?.points.at(-1)?.y).toBe(group(placed, "one").y);
  });
});
