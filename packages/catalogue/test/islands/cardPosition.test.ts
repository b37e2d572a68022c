import { describe, expect, it } from "vitest";
import { cardPosition } from "../../src/islands/KeyCard.tsx";

const room = { card: { width: 400, height: 120 }, window: { width: 1000, height: 800 } };
const at = (left: number, top: number) => cardPosition({ ...room, link: { left, top, bottom: top + 20 } });

describe("a key's card", () => {
  it("is below its link", () => {
    expect(at(100, 300)).toEqual({ left: 100, top: 326 });
  });

  it("is above it near the bottom of the viewport", () => {
    expect(at(100, 700)).toEqual({ left: 100, top: 574 });
  });

  it("stays within the width of the viewport", () => {
    expect(at(900, 300).left).toBe(584);
    expect(at(-20, 300).left).toBe(16);
  });

  it("is below if neither side has room but below has more", () => {
    const low = { ...room, window: { width: 300, height: 150 } };
    expect(cardPosition({ ...low, link: { left: 10, top: 40, bottom: 60 } })).toEqual({ left: 16, top: 66 });
  });
});
