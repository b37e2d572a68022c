import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askWorker } from "../../src/tools/useWorker.ts";

/** A worker that loads and answers when the test says so. */
class FakeWorker extends EventTarget {
  asked: string[] = [];
  isEnded = false;
  facts: object[] = [];
  postMessage = ({ text, facts }: { text?: string; facts?: object }) => {
    if (text !== undefined) this.asked.push(text);
    if (facts !== undefined) this.facts.push(facts);
  };
  terminate = () => {
    this.isEnded = true;
  };
  load = () => this.dispatchEvent(new MessageEvent("message", { data: "loaded" }));
  answer = () => this.dispatchEvent(new MessageEvent("message", { data: { text: this.asked.at(-1) } }));
  fail = () => this.dispatchEvent(new Event("error"));
}

let workers: FakeWorker[] = [];
let told: string[] = [];

const FACTS = {};

function create(options: { patience?: number } = { patience: 2000 }) {
  [workers, told] = [[], []];
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  const { ask, end } = askWorker<object, null>(
    start,
    (answer) => told.push(typeof answer === "string" ? answer : answer.text),
    options.patience,
  );
  return { ask: (text: string, facts: object = FACTS) => ask(text, facts), end };
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

it("sends the facts once to each worker, before the first text", () => {
  const { ask } = create();
  workers[0]?.load();
  ask("one");
  workers[0]?.answer();
  ask("two");
  ask("three");
  workers[1]?.load();
  expect(workers.map(({ facts, asked }) => [facts.length, asked])).toEqual([
    [1, ["one", "two"]],
    [1, ["three"]],
  ]);
  workers[1]?.answer();
  ask("four", {});
  expect(workers[1]?.facts.length).toBe(2);
});

it("lets a worker compute as long as it wants without a limit", () => {
  const { ask } = create({});
  workers[0]?.load();
  ask("one");
  vi.advanceTimersByTime(60_000);
  ask("two");
  workers[0]?.answer();
  expect([told, workers.length]).toEqual([["two"], 1]);
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
