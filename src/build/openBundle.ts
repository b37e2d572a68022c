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

/** The browser's code changes only with the tool and the shell: it is bundled once, and the bundler started only then. */
export async function openBundle(cache: BundleCache): Promise<Bundler> {
  const memo = await openMemo(cache);
  // Where there is no bundle at all one will be needed, and the bundler can load while the content is read.
  let bundler = memo.size === 0 ? startBundler() : null;
  return {
    async bundle(shell: ShellView): Promise<ClientBundle> {
      const bundle = await memo.remember(shortHash(JSON.stringify(shell)), () => {
        bundler ??= startBundler();
        return bundler.bundle(shell);
      });
      // What cannot be kept is made again the next time; the last step says so.
      await memo.save().catch(() => undefined);
      return bundle;
    },
    stop: () => bundler?.stop(),
  };
}
