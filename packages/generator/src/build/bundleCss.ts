import { join } from "node:path";
import { bundle } from "lightningcss";
import { styleTargets } from "./browsers.ts";
import { projectRoot } from "./projectPaths.ts";

/** What lightningcss throws; its message does not say where. */
interface CssFault {
  message: string;
  fileName?: string;
  loc?: { line: number };
}

/** A stylesheet with all it imports, as small as it can be said. */
export function bundleCss(file: string): string {
  const filename = join(projectRoot, file);
  try {
    const { code } = bundle({ filename, minify: true, targets: styleTargets });
    return new TextDecoder().decode(code);
  } catch (cause) {
    const { message, fileName = filename, loc } = cause as CssFault;
    throw new Error([fileName, loc?.line, ` ${message}`].filter(Boolean).join(":"), { cause });
  }
}
