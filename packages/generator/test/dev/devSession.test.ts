import { EventEmitter } from "node:events";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { loadSite } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { DevSession } from "../../src/dev/devSession.ts";
import { type DevSite, openDevSite } from "../../src/dev/devSite.ts";

type Parts = Parameters<typeof DevSession.open>[0];

it("keeps no site that is not shown any more, not even the first one", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const content = await tempTree({ "docs/a.md": "# A\n" });
  const roots = { content, public: join(content, "public") };
  const sites: WeakRef<DevSite>[] = [];
  const load = async () => {
    const { config, tree, site } = await loadSite(roots);
    const dev: DevSite = { ...openDevSite(config, tree, site), check: async () => [] };
    sites.push(new WeakRef(dev));
    return dev;
  };
  const watcher = new EventEmitter();
  const sent = new EventEmitter();
  const vite = { watcher, ws: { on: () => undefined, send: () => sent.emit("sent") } };
  const parts = { vite, loader: { load }, dev: await load(), roots, readAt: Date.now(), configSources: [] };
  const others = { report: {}, print: () => undefined };
  const session = await DevSession.open({ ...parts, ...others } as unknown as Parts);
  parts.dev = await load();
  const shown = new Promise((done) => sent.once("sent", done));
  watcher.emit("all", "change", join(content, "docs/a.md"));
  await shown;
  await setImmediate();
  collectGarbage();
  expect(session).toBeDefined();
  expect(sites[0]?.deref()).toBeUndefined();
});
