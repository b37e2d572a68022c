import type { ShellView } from "../shared/shell.ts";
import type { ClientBundle } from "./bundle.ts";
import { shortHash } from "./hash.ts";
import { openMemo } from "./memo.ts";
import type { Bundler } from "./startBundler.ts";

interface BundleCache {
  file: string;
  tool: string;
  read: boolean;
}

export interface StoredBundle extends Bundler {
  /** True when none is stored, so that one will be needed. */
  isNew: boolean;
}

/** Names the browser's code of a shell among the bundles of a tool. */
export function bundleKey(shell: ShellView): string {
  return shortHash(JSON.stringify(shell));
}

/** The browser's code changes only with the tool and the shell: it is bundled once, and a bundler started only then. */
export async function openBundle(cache: BundleCache, start: () => Bundler): Promise<StoredBundle> {
  const memo = await openMemo(cache);
  const isNew = memo.size === 0;
  // Where there is no bundle at all one will be needed, and the bundler can load while the content is read.
  const started = isNew ? [start()] : [];
  const underWay = new Map<string, Promise<ClientBundle>>();
  return {
    isNew,
    /** Whoever asks for the same once more waits for the same bundle. */
    bundle(shell) {
      const key = bundleKey(shell);
      const make = () => (started.pop() ?? start()).bundle(shell);
      const bundling = underWay.get(key) ?? memo.remember(key, make).then(save);
      underWay.set(key, bundling);
      return bundling;
    },
  };

  /** What cannot be kept is made again the next time; the last step says so. */
  async function save(bundle: ClientBundle): Promise<ClientBundle> {
    await memo.save().catch(() => undefined);
    return bundle;
  }
}
