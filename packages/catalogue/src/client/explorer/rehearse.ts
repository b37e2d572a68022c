import { whenIdle } from "../../../../generator/src/client/whenIdle.ts";

interface Scene {
  field: HTMLInputElement;
  /** Where the results are drawn. */
  results: HTMLElement;
  /** What could be typed. */
  names: string[];
  draw(text: string): void;
}

/** Short, to be done before the first key comes; long enough for whatever the visitor does meanwhile. */
const PAUSE = 40;
/** How much of a name is typed. */
const ENDS = [1, 2, 3, -1];
/** A key without a meaning, for all who listen to keys. */
const KEY_EVENTS = ["keydown", "keypress", "keyup"];
const TEXT_EVENTS = ["beforeinput", "textInput", "input", "selectionchange"];

/**
 * Code and styles are slowest at their first time, and a first key should not wait for that: while the visitor still
 * reads, lines that nobody typed are drawn and laid out where nothing is shown yet, often enough for the browser to
 * compile what they need.
 */
export function rehearse(host: Window, { field, results, names, draw }: Scene): { stop(): void } {
  const lines = [...names.flatMap((name) => ENDS.map((end) => name.slice(0, end))), ""].values();

  function next() {
    const { value, done } = lines.next();
    if (done || !results.hidden) return;
    draw(value);
    for (const type of KEY_EVENTS) field.dispatchEvent(new KeyboardEvent(type, { bubbles: true }));
    for (const type of TEXT_EVENTS) field.dispatchEvent(new InputEvent(type, { bubbles: true, data: " " }));
    host.setTimeout(next, PAUSE);
  }

  whenIdle(host, next);
  return { stop: () => void lines.return?.() };
}
