import type { Page } from "playwright-core";
import { THROTTLE } from "../visit/openVisit.ts";

/** Slows what workers fetch as well: a page's throttling does not reach them. */
export async function throttleWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let id = 0;
  session.on("Target.attachedToTarget", ({ sessionId }) => {
    const tell = (method: string, params: object) =>
      session
        .send("Target.sendMessageToTarget", {
          sessionId,
          message: JSON.stringify({ id: ++id, method, params }),
        })
        // A worker may be gone before it hears.
        .catch(() => {});
    tell("Network.enable", {});
    tell("Network.emulateNetworkConditions", {
      offline: false,
      latency: THROTTLE.latencyMs,
      downloadThroughput: THROTTLE.downBitsPerSecond / 8,
      uploadThroughput: THROTTLE.upBitsPerSecond / 8,
    });
  });
  await session.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
}
