import type { ShellView } from "../shared/shell.ts";
import { bundleClient, type ClientBundle } from "./bundle.ts";

export type BundleAnswer = { ok: true; bundle: ClientBundle } | { ok: false; message: string };

// The other end of startBundler.ts: one question, one answer.
process.once("message", async (shell: ShellView) => {
  const answer = await bundleClient(shell).then(
    (bundle): BundleAnswer => ({ ok: true, bundle }),
    (cause: unknown): BundleAnswer => ({ ok: false, message: String(cause) }),
  );
  process.send?.(answer, () => process.exit());
});
process.once("disconnect", () => process.exit());
