import { createElement, type ReactNode, startTransition } from "react";
import type { Root } from "react-dom/client";
import { CommitSignal } from "./CommitSignal.tsx";
import { flushSync, hydrateRoot } from "./runReact.ts";

export interface HydratedApp<Props> {
  /** Settles when the document's own page is hydrated; nothing may be drawn before. */
  ready: Promise<void>;
  /** Changes some props when the browser has time for it; settles when the change is in the document. */
  draw(change: Partial<Props>): Promise<void>;
  /** The same at once, for what the visitor waits for. */
  drawNow(change: Partial<Props>): Promise<void>;
}

export interface HydrationHost<Props> {
  container: HTMLElement;
  props: Props;
  render(props: Props): ReactNode;
}

/** React around the document: what nobody waits for is drawn in transitions, and every drawing tells when it is done. */
export function hydrateApp<Props>({ container, props, render }: HydrationHost<Props>): HydratedApp<Props> {
  let current = props;
  let latest = 0;
  let waiting: { drawing: number; done(): void }[] = [];

  // A drawing overtaken by a newer one is never committed by itself.
  function onCommit(committed: number) {
    const settled = waiting.filter(({ drawing }) => drawing <= committed);
    waiting = waiting.filter(({ drawing }) => drawing > committed);
    for (const { done } of settled) done();
  }

  function schedule(commit: (element: ReactNode) => void, when: (work: () => void) => void): Promise<void> {
    latest += 1;
    const drawing = latest;
    const children = render(current);
    const element = createElement(CommitSignal, { onCommit: () => onCommit(drawing), children });
    return new Promise((done) => {
      waiting.push({ drawing, done });
      when(() => commit(element));
    });
  }

  let root: Root | null = null;
  const ready = schedule((element) => {
    root = hydrateRoot(container, element);
  }, startTransition);
  const drawBy = (when: (work: () => void) => void) => (change: Partial<Props>) => {
    current = { ...current, ...change };
    return schedule((element) => root?.render(element), when);
  };
  return {
    ready,
    draw: drawBy(startTransition),
    drawNow: drawBy(flushSync),
  };
}
