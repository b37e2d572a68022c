import type { ShellView } from "../shared/shell.ts";
import type { ClientBundle } from "./bundle.ts";
import { shortHash } from "./hash.ts";
import { openMemo } from "./memo.ts";

interface BundleCache {
  file: string;
  tool: string;
  shell: ShellView;
  read: boolean;
}

/** The browser's code changes only with the tool and the shell: bundle it once, and load the bundler only then. */
export async function cachedBundle({ file, tool, shell, read }: BundleCache): Promise<ClientBundle> {
  const memo = await openMemo({ file, tool, read });
  const bundle = await memo.remember(shortHash(JSON.stringify(shell)), async () => {
    const { bundleClient } = await import("./bundle.ts");
    return bundleClient(shell);
  });
  await memo.save();
  return bundle;
}
