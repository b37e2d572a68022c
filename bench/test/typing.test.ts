import { describe, expect, it } from "vitest";
import { scriptPerKey } from "../visit/typing.ts";

const span = (name: string, ts: number, dur: number, type?: string) => ({
  name,
  ph: "X",
  tid: 1,
  ts: ts * 1000,
  dur: dur * 1000,
  args: type ? { data: { type } } : {},
});

describe("script time per key press", () => {
  it("counts from one key to the next, and leaves out layout inside the script", () => {
    const spans = [
      span("FunctionCall", 0, 9),
      span("EventDispatch", 10, 5, "keydown"),
      span("FunctionCall", 11, 3),
      span("Layout", 12, 1),
      span("Paint", 20, 4),
      span("EventDispatch", 30, 2, "keydown"),
      { ...span("FunctionCall", 31, 50), tid: 2 },
    ];
    expect(scriptPerKey(spans)).toEqual([4, 2]);
  });
});
