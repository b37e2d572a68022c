import type { Page } from "playwright-core";
import { RULES_OF_LOOK } from "./violations.ts";

/** How many times axe has examined each look, on all pages and in both modes; infinite once it gave a verdict. */
export type JudgedLooks = Map<string, number>;

/** axe gives no verdict on an element that is partly covered, so another one with the same look is tried. */
const TRIES = 3;

/**
 * What axe finds by its rules for contrast, links in text and target sizes; axe must be loaded in the page. These rules
 * measure the whole page, and pages share nearly all of their looks: axe runs only if there are looks it has not judged
 * yet, on one element of each.
 */
export async function lookFaults(page: Page, within: string, judged: JudgedLooks): Promise<string[]> {
  const settled = [...judged].filter(([, tries]) => tries >= TRIES).map(([look]) => look);
  const { looks, faults } = await page.evaluate(judgeNewLooks, { within, settled, rules: RULES_OF_LOOK });
  for (const { look, isSure } of looks) judged.set(look, isSure ? Infinity : (judged.get(look) ?? 0) + 1);
  return faults;
}

/** In the page: runs axe on one visible element of each look that is not settled. */
async function judgeNewLooks({
  within,
  settled,
  rules,
}: {
  within: string;
  settled: string[];
  rules: string[];
}) {
  const known = new Set(settled);
  const surfaces = new Map<Element, string>();
  /** The backgrounds behind an element's text. */
  function surfaceOf(element: Element | null): string {
    if (!element) return "";
    const before = surfaces.get(element);
    if (before !== undefined) return before;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity].join(" ");
    const isClear = own === "rgba(0, 0, 0, 0) none 1";
    const surface = surfaceOf(element.parentElement) + (isClear ? "" : ` / ${own}`);
    surfaces.set(element, surface);
    return surface;
  }
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const isTarget = (element: Element) =>
    element.matches("a[href], button, input, select, textarea, summary, [role=button], [tabindex]");
  /** Targets also differ by their element, their parent and whether they are small. */
  function targetLook(element: Element, { width, height }: DOMRect): string {
    const { display, textDecorationLine } = getComputedStyle(element);
    const parent = element.parentElement ?? document.body;
    const names = [element, parent].map((each) => `${each.tagName}.${each.getAttribute("class") ?? ""}`);
    const isSmall = width < 24 || height < 24;
    return [...names, display, textDecorationLine, getComputedStyle(parent).color, isSmall].join(" ");
  }

  const fresh = new Map<string, Element>();
  for (const element of document.querySelectorAll(`${within} *`)) {
    const asTarget = isTarget(element);
    if (!asTarget && !hasText(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, textShadow, surfaceOf(element)];
    if (asTarget) look.push(targetLook(element, box));
    const name = look.join(" ");
    if (!known.has(name) && !fresh.has(name)) fresh.set(name, element);
  }
  if (fresh.size === 0) return { looks: [], faults: [] };
  const axe: typeof import("axe-core") = Reflect.get(window, "axe");
  const { violations, incomplete } = await axe.run(
    { include: [...fresh.values()] },
    {
      runOnly: { type: "rule", values: rules },
      resultTypes: ["violations", "incomplete"],
      elementRef: true,
      preload: false,
    },
  );
  const unsure = new Set<unknown>(incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} (${failureSummary})`),
  );
  return { looks: [...fresh].map(([look, element]) => ({ look, isSure: !unsure.has(element) })), faults };
}
