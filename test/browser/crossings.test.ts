import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import type { Point } from "../../packages/diagrams/src/geometry.ts";
import { renderDiagram } from "../../packages/diagrams/src/renderDiagram.ts";
import { documentsOf } from "./support/routes.ts";

/** More make a diagram hard to follow. */
const MAX_CROSSINGS = 2;
const STEPS = 24;

/** Returns the edges of a drawing as polylines, without their heads, which are short. */
function edgesOf(svg: string): Point[][] {
  return [...svg.matchAll(/<path class="d-edge[^"]*" d="([^"]*)"/g)].flatMap(([, path = ""]) => {
    const points = samplePath(path);
    const [start, end] = [points[0], points.at(-1)];
    return start && end && Math.hypot(end.x - start.x, end.y - start.y) > 12 ? [points] : [];
  });
}

function samplePath(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command, list = ""] of path.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    const at = (index: number) => ({ x: numbers[index * 2] ?? 0, y: numbers[index * 2 + 1] ?? 0 });
    const from = points.at(-1);
    if (command !== "C" || !from) {
      for (let index = 0; index * 2 < numbers.length; index++) points.push(at(index));
      continue;
    }
    const [a, b, to] = [at(0), at(1), at(2)];
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS;
      const blend = (axis: "x" | "y") =>
        (1 - t) ** 3 * from[axis] +
        3 * (1 - t) ** 2 * t * a[axis] +
        3 * (1 - t) * t ** 2 * b[axis] +
        t ** 3 * to[axis];
      points.push({ x: blend("x"), y: blend("y") });
    }
  }
  return points;
}

function crossingsBetween(one: Point[], other: Point[]): number {
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  let count = 0;
  for (let i = 1; i < one.length; i++) {
    for (let j = 1; j < other.length; j++) {
      const [a, b, c, d] = [one[i - 1], one[i], other[j - 1], other[j]];
      if (!a || !b || !c || !d) continue;
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) count++;
    }
  }
  return count;
}

function countCrossings(svg: string): number {
  const edges = edgesOf(svg);
  return edges.reduce(
    (sum, one, at) => sum + edges.slice(at + 1).reduce((all, other) => all + crossingsBetween(one, other), 0),
    0,
  );
}

describe("diagrams of the site", () => {
  it("have at most two crossings of edges", async () => {
    const { folder } = inject("sites").real;
    let diagrams = 0;
    const tangled: { file: string; crossings: number }[] = [];
    for (const file of await documentsOf(folder)) {
      const html = await readFile(join(folder, file), "utf8");
      for (const [svg] of html.matchAll(/<svg class="d".*?<\/svg>/gs)) {
        diagrams++;
        const crossings = svg.includes("d-lifeline") ? 0 : countCrossings(svg);
        if (crossings > MAX_CROSSINGS) tangled.push({ file, crossings });
      }
    }
    expect(diagrams).toBeGreaterThan(50);
    expect(tangled).toEqual([]);
  });

  it("have their crossings counted correctly", () => {
    const crossingsOf = (source: string) => {
      const drawn = renderDiagram(source);
      return drawn.ok ? countCrossings(drawn.svg) : -1;
    };
    expect(crossingsOf("flowchart TD\n  a --> b\n  a --> c")).toBe(0);
    // Two ranks of three that are completely joined have nine crossings in any order.
    const all = ["x", "y", "z"].flatMap((from) => ["1", "2", "3"].map((to) => `  ${from} --> n${to}`));
    expect(crossingsOf(`flowchart TD\n${all.join("\n")}`)).toBeGreaterThan(MAX_CROSSINGS);
  });
});
