import { describe, expect, it } from "vitest";
import { hidesNavbar } from "../../src/client/enhance/navbarOnScroll.ts";
import { currentSection } from "../../src/client/enhance/scrollSpy.ts";

describe("the navbar", () => {
  it.each([
    ["hides on the way down", { from: 300, to: 400, wasHidden: false }, true],
    ["shows on the way up", { from: 400, to: 300, wasHidden: true }, false],
    ["stays hidden through a tremble", { from: 400, to: 398, wasHidden: true }, true],
    ["stays shown through a tremble", { from: 400, to: 402, wasHidden: false }, false],
    ["shows near the top", { from: 0, to: 50, wasHidden: true }, false],
  ])("%s", (_case, move, hidden) => {
    expect(hidesNavbar({ height: 60, ...move })).toBe(hidden);
  });
});

describe("the current section", () => {
  const sections = [
    { id: "a", top: -500 },
    { id: "b", top: 40 },
    { id: "c", top: 300 },
  ];

  it("is the last one whose heading has passed the line", () => {
    expect(currentSection(sections, 96)).toBe("b");
  });

  it("is none before the first heading", () => {
    expect(currentSection(sections, -600)).toBeUndefined();
  });
});
