import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createEvaluator, type Evaluation } from "../../src/tools/expression/createEvaluator.ts";
import type { ToExpressionWorker } from "../../src/tools/expression/expressionWorker.ts";

/** A worker that loads and answers when the test says so. */
class FakeWorker extends EventTarget {
  asked: string[] = [];
  isEnded = false;
  postMessage = ({ question }: ToExpressionWorker) => this.asked.push(question);
  terminate = () => {
    this.isEnded = true;
  };
  load = () => this.dispatchEvent(new MessageEvent("message", { data: "loaded" }));
  answer = () => this.dispatchEvent(new MessageEvent("message", { data: { setting: this.asked.at(-1) } }));
  fail = () => this.dispatchEvent(new Event("error"));
}

let workers: FakeWorker[] = [];
let told: (string | undefined)[] = [];

function create() {
  [workers, told] = [[], []];
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  const tell = (evaluation: Evaluation) =>
    told.push(typeof evaluation === "string" ? evaluation : evaluation.setting);
  const { ask, end } = createEvaluator(start, tell);
  return { ask: (question: string) => ask({ question } as ToExpressionWorker), end };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("counts only computing: a worker may take long to load", () => {
  const { ask } = create();
  ask("first");
  vi.advanceTimersByTime(60_000);
  ask("latest");
  workers[0]?.load();
  workers[0]?.answer();
  expect([workers[0]?.asked, told]).toEqual([["latest"], ["latest"]]);
});

it("ends a worker that computes too long, once, and then evaluates the next question", () => {
  const { ask } = create();
  workers[0]?.load();
  ask("slow");
  vi.advanceTimersByTime(2000);
  workers[1]?.load();
  vi.advanceTimersByTime(60_000);
  expect([told, workers.map(({ isEnded }) => isEnded)]).toEqual([["slow"], [true, false]]);
  ask("fast");
  workers[1]?.answer();
  expect(told).toEqual(["slow", "fast"]);
});

it("does not let an outdated question delay the next one", () => {
  const { ask } = create();
  workers[0]?.load();
  ask("slow");
  vi.advanceTimersByTime(1000);
  ask("fast");
  workers[1]?.load();
  workers[1]?.answer();
  vi.advanceTimersByTime(60_000);
  expect([told, workers[0]?.isEnded]).toEqual([["fast"], true]);
});

it("says that it failed, and goes on unless the worker cannot be loaded", () => {
  const { ask, end } = create();
  workers[0]?.fail();
  expect([told, workers.length]).toEqual([["failed"], 1]);
  const other = create();
  workers[0]?.load();
  other.ask("too deep");
  workers[0]?.fail();
  workers[1]?.load();
  other.ask("fast");
  workers[1]?.answer();
  expect(told).toEqual(["failed", "fast"]);
  other.end();
  expect(workers[1]?.isEnded).toBe(true);
  ask("any");
  end();
});
