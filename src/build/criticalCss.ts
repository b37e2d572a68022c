import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";

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
}

/** What surrounds the page's HTML, and what the inline scripts add before the complete stylesheet is there. */
const ALWAYS_USED = ["html", "body", ".wrap", ".load-failed"];

export function prepareCss(css: string): CssPart[] {
  return postcss.parse(css).nodes.flatMap(toPart);
}

/**
 * Picks the rules a page needs for its first paint: those about elements it has. The browser loads the complete
 * stylesheet afterwards, in the same order, so nothing changes when it arrives.
 */
export function createCriticalCss(parts: CssPart[]): (html: string) => string {
  const known = new Set(namesOf(parts));
  const written = new Map<string, string>();
  return (html) => {
    const used = new Set([...ALWAYS_USED, ...usedNames(html).filter((name) => known.has(name))]);
    const key = [...used].sort().join(" ");
    const css = written.get(key) ?? writeSheet(parts, used);
    written.set(key, css);
    return css;
  };
}

function writeSheet(parts: CssPart[], used: ReadonlySet<string>): string {
  const rules = write(parts, used).replaceAll(";}", "}");
  const frames = parts.filter((part) => part.type === "keyframes" && rules.includes(part.name));
  return rules + frames.map((part) => ("css" in part ? part.css : "")).join("");
}

/** Elements and classes (with their dot) in a piece of HTML. */
function usedNames(html: string): string[] {
  const tags = new Set<string>();
  const lists = new Set<string>();
  for (const [, tag, list] of html.matchAll(/<([a-z][a-z0-9]*)|\sclass="([^"]*)"/g)) {
    if (tag !== undefined) tags.add(tag);
    else if (list !== undefined) lists.add(list);
  }
  const classes = [...lists].flatMap((list) => list.split(" ").map((name) => `.${name}`));
  return [...tags, ...classes];
}

function namesOf(parts: CssPart[]): string[] {
  return parts.flatMap((part) => {
    if (!("parts" in part)) return [];
    const own = part.type === "rule" ? part.selectors.flatMap(({ needs }) => needs.flat()) : [];
    return [...own, ...namesOf(part.parts)];
  });
}

function write(parts: CssPart[], used: ReadonlySet<string>): string {
  return parts.map((part) => writePart(part, used)).join("");
}

function writePart(part: CssPart, used: ReadonlySet<string>): string {
  if (part.type === "text") return part.css;
  if (part.type === "keyframes") return "";
  const body = write(part.parts, used);
  if (body === "") return "";
  if (part.type === "group") return `${part.head}{${body}}`;
  const selectors = part.selectors.filter(({ needs }) =>
    needs.every((any) => any.some((name) => used.has(name))),
  );
  return selectors.length === 0
    ? ""
    : `${selectors.map(({ text }) => withoutUnused(text, used)).join(",")}{${body}}`;
}

const ALTERNATIVES = /:is\(((?:\.[\w-]+,)+\.[\w-]+|(?:[a-z]\w*,)+[a-z]\w*)\)/g;

/** Only among classes or among elements: of a mixed list, the strongest alternative gives its weight to all. */
function withoutUnused(selector: string, used: ReadonlySet<string>): string {
  return selector.replace(ALTERNATIVES, (_, list: string) => {
    const names = list.split(",").filter((name) => used.has(name));
    return `:is(${names.join(",")})`;
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
  return { text, needs: [...namesIn(outside).map((name) => [name]), ...alternatives] };
}

/** Classes with their dot, and elements; attributes and pseudo-classes are left out. */
function namesIn(selector: string): string[] {
  const plain = selector.replace(/\[[^\]]*\]|::?[a-z-]+(\([^)]*\))?/g, "");
  return Array.from(
    plain.matchAll(/\.[a-zA-Z][\w-]*|(?<![\w.#-])[a-z][a-z0-9]*(?![\w-])/g),
    ([name]) => name,
  );
}
