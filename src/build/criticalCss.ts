import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";
import { shortHash } from "./hash.ts";
import { createNameReader, type UsedNames } from "./usedNames.ts";

/** A stylesheet prepared for picking: each piece knows what it is about. Plain data, so it can be cached. */
export type CssPart =
  | { type: "text"; css: string }
  | { type: "rule"; selectors: Selector[]; parts: CssPart[] }
  | { type: "group"; head: string; parts: CssPart[] }
  | { type: "keyframes"; name: string; css: string };

interface Selector {
  text: string;
  /** Every set must have at least one name in use: `ul.a :is(.b,.c)` is [["ul"], [".a"], [".b", ".c"]]. */
  needs: string[][];
  /** The class in front, where the rest is about what lies inside of its elements. */
  around: string | null;
  /** Nested, and about what lies inside of the outer rule's elements. */
  isInner: boolean;
}

/** What surrounds the page's HTML, and what the inline scripts add before the complete stylesheet is there. */
const ALWAYS_USED = '<html><body class="load-failed"></body></html>';

export function prepareCss(css: string): CssPart[] {
  return postcss.parse(css).nodes.flatMap(toPart);
}

/**
 * Picks the rules a page needs for its first paint: those about elements it has. The browser loads the complete
 * stylesheet afterwards, in the same order, so nothing changes when it arrives.
 */
export function createCriticalCss(parts: CssPart[]): (html: string) => string {
  const readNames = createNameReader(new Set(namesOf(parts)));
  const written = new Map<string, string>();
  return (html) => {
    const used = readNames(ALWAYS_USED + html);
    const key = shortHash(used.facts);
    const css = written.get(key) ?? writeSheet(parts, used);
    written.set(key, css);
    return css;
  };
}

function writeSheet(parts: CssPart[], used: UsedNames): string {
  const rules = write(parts, used, null).replaceAll(";}", "}");
  const frames = parts.filter((part) => part.type === "keyframes" && rules.includes(part.name));
  return rules + frames.map((part) => ("css" in part ? part.css : "")).join("");
}

function namesOf(parts: CssPart[]): string[] {
  return parts.flatMap((part) => {
    if (!("parts" in part)) return [];
    const own = part.type === "rule" ? part.selectors.flatMap(({ needs }) => needs.flat()) : [];
    return [...own, ...namesOf(part.parts)];
  });
}

/** `scope` is the class whose elements the rule around is about; null where it is none, or more than one. */
function write(parts: CssPart[], used: UsedNames, scope: string | null): string {
  let css = "";
  for (const part of parts) css += writePart(part, used, scope);
  return css;
}

function writePart(part: CssPart, used: UsedNames, scope: string | null): string {
  if (part.type === "text") return part.css;
  if (part.type === "keyframes") return "";
  if (part.type === "group") {
    const body = write(part.parts, used, scope);
    return body && `${part.head}{${body}}`;
  }
  const selectors = part.selectors.flatMap(({ text, needs, around, isInner }) => {
    const inside = isInner ? scope : around;
    const isUsed = needs.every((any) => any.some((name) => used.has(name, name === around ? null : inside)));
    return isUsed ? [withoutUnused(text, (name) => used.has(name, inside))] : [];
  });
  if (selectors.length === 0) return "";
  const body = write(part.parts, used, scopeOf(part.selectors) ?? scope);
  return body && `${selectors.join(",")}{${body}}`;
}

function scopeOf(selectors: Selector[]): string | undefined {
  const [{ text } = { text: "" }, ...others] = selectors;
  return others.length === 0 && /^\.[\w-]+$/.test(text) ? text : undefined;
}

const ALTERNATIVES = /:is\(((?:\.[\w-]+,)+\.[\w-]+|(?:[a-z]\w*,)+[a-z]\w*)\)/g;

/** Only among classes or among elements: of a mixed list, the strongest alternative gives its weight to all. */
function withoutUnused(selector: string, isUsed: (name: string) => boolean): string {
  return selector.replace(ALTERNATIVES, (_, list: string, at: number) => {
    const names = list.split(",").filter(isUsed);
    const standsAlone = at === 0 || /[ >+~]/.test(selector.charAt(at - 1));
    return names.length === 1 && standsAlone ? names.join() : `:is(${names.join(",")})`;
  });
}

function toPart(node: ChildNode): CssPart[] {
  switch (node.type) {
    case "comment":
      return [];
    case "decl":
      return [{ type: "text", css: `${node.prop}:${node.value}${node.important ? "!important" : ""};` }];
    case "rule":
      return [{ type: "rule", selectors: node.selectors.map(toSelector), parts: childParts(node) }];
    case "atrule":
      return toGroup(node);
  }
}

function toGroup(node: AtRule): CssPart[] {
  // Paper is no first paint: the client applies the complete stylesheet before printing.
  if (node.params === "print") return [];
  if (node.name === "keyframes") return [{ type: "keyframes", name: node.params, css: node.toString() }];
  const head = `@${node.name}${node.params ? ` ${node.params}` : ""}`;
  return [{ type: "group", head, parts: childParts(node) }];
}

function childParts(node: Rule | AtRule): CssPart[] {
  return (node.nodes ?? []).flatMap(toPart);
}

/** A nested selector is about what lies inside by itself, unless it says otherwise. */
const IMPLIED = /^&(?: (?=[^&]*$)|(?=[>+~][^&]*$))/;

function toSelector(text: string): Selector {
  const alternatives: string[][] = [];
  const outside = text
    .replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, "")
    .replace(/:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/g, (_, inner: string) => {
      const options = inner.split(",").map(namesIn);
      // An alternative without a name is always possible.
      if (options.every((names) => names.length > 0)) alternatives.push(options.flat());
      return "";
    });
  const needs = [...namesIn(outside).map((name) => [name]), ...alternatives];
  const around = /^(\.[\w-]+)[ >]/.exec(text)?.[1] ?? null;
  return { text: text.replace(IMPLIED, ""), needs, around, isInner: /^&[ >][^&]*$/.test(text) };
}

/** Classes with their dot, ids with their hash, and elements; attributes and pseudo-classes are left out. */
function namesIn(selector: string): string[] {
  const plain = selector.replace(/\[[^\]]*\]|::?[a-z-]+(\([^)]*\))?/g, "");
  return Array.from(
    plain.matchAll(/[.#][a-zA-Z][\w-]*|(?<![\w.#-])[a-z][a-z0-9]*(?![\w-])/g),
    ([name]) => name,
  );
}
