import type { CDPSession } from "playwright-core";

/** A span of the browser's trace, in microseconds. */
export interface Span {
  name: string;
  ph: string;
  tid: number;
  ts: number;
  dur: number;
  /** Time the thread really ran; other programs of the machine do not count. */
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** What the browser notes of its threads while something is done. */
export async function trace(session: CDPSession, act: () => Promise<void>): Promise<Span[]> {
  const spans: Span[] = [];
  session.on("Tracing.dataCollected", ({ value }) => spans.push(...(value as unknown as Span[])));
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.start", { categories: "devtools.timeline", transferMode: "ReportEvents" });
  await act();
  await session.send("Tracing.end");
  await complete;
  return spans;
}
