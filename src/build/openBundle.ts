import type { ShellView } from "../shared/shell.ts";
import type { ClientBundle } from "./bundle.ts";
import { shortHash } from "./hash.ts";
import { openMemo } from "./memo.ts";
import { type Bundler, startBundler } from "./startBundler.ts";

interface BundleCache {
  file: string;
  tool: string;
  read: boolean;
}

export interface StoredBundle extends Bundler {
  /** True when nothing is stored, so that one will be needed. */
  isNew: boolean;
}

/** The browser's code changes only with the tool and the shell: it is bundled once, and the bundler started only then. */
export async function openBundle(cache: BundleCache): Promise<StoredBundle> {
  const memo = await openMemo(cache);
  // Where there is no bundle at all one will be needed, and the bundler can load while the content is read.
  const started: Bundler[] = memo.size === 0 ? [startBundler()] : [];
  const idle = [...started];
  const underWay = new Map<string, Promise<ClientBundle>>();

  function start(): Bundler {
    const bundler = startBundler();
    started.push(bundler);
    return bundler;
  }

  async function make(key: string, shell: ShellView): Promise<ClientBundle> {
    const bundle = await memo.remember(key, () => (idle.pop() ?? start()).bundle(shell));
    // What cannot be kept is made again the next time; the last step says so.
    await memo.save().catch(() => undefined);
    return bundle;
  }

  return {
    isNew: memo.size === 0,
    bundle(shell) {
      const key = shortHash(JSON.stringify(shell));
      const bundling = underWay.get(key) ?? make(key, shell);
      underWay.set(key, bundling);
      return bundling;
    },
    stop() {
      for (const bundler of started) bundler.stop();
    },
  };
}
