import { createContext, type RefObject, useContext, useLayoutEffect, useMemo, useRef } from "react";
import { useHtml } from "./useHtml.ts";

/** Gives the nodes of a text that was parsed before it is drawn, once; null for any other. */
export type TakeParsed = (html: string) => DocumentFragment | null;

/** On the server, and for texts nobody foresaw, there are none. */
export const ParsedHtml = createContext<TakeParsed>(() => null);

/** The props of an element that shows a text of the build: with the nodes that are there already, or else by its HTML. */
export function useParsedHtml(html: string): {
  ref: RefObject<HTMLDivElement | null>;
  dangerouslySetInnerHTML: { __html: string };
} {
  const take = useContext(ParsedHtml);
  const ref = useRef<HTMLDivElement>(null);
  const parsed = useMemo(() => take(html), [take, html]);
  useLayoutEffect(() => {
    if (parsed) ref.current?.replaceChildren(parsed);
  }, [parsed]);
  return { ref, dangerouslySetInnerHTML: useHtml(parsed ? "" : html) };
}
