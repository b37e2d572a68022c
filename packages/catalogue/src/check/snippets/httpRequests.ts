import { calledProgram } from "./calledProgram.ts";
import { shellCommands } from "./shellCommands.ts";

export interface HttpRequest {
  method: string;
  /** Path with its query. */
  target: string;
  /** Line of the snippet, counted from 1. */
  line: number;
}

const REQUEST_LINE = /^([A-Z]+) (?:https?:\/\/[^/\s]+)?(\/\S*)(?: HTTP\/[\d.]+)?\s*$/;

/** Returns the request lines of an `http` fence, `GET /path HTTP/1.1`; responses and headers are skipped. */
export function requestLines(code: string): HttpRequest[] {
  return code.split("\n").flatMap((text, at) => {
    const [, method, target] = REQUEST_LINE.exec(text) ?? [];
    return method && target ? [{ method, target, line: at + 1 }] : [];
  });
}

/** Example hosts and the local machine; other hosts are third-party services. */
const OWN_HOST =
  /^(\$.*|<.*>|localhost|127\.0\.0\.1|\[.*\]|192\.0\.2\.\d+|([\w-]+\.)*example\.(org|com|net))(:[\d$].*)?$/i;

/** Returns the requests that `curl` sends to the reader's own server. */
export function curlRequests(code: string): HttpRequest[] {
  if (!code.includes("curl")) return [];
  return shellCommands(code).flatMap(({ words, line }) => {
    const called = calledProgram(words);
    if (called?.name !== "curl") return [];
    return called.args.flatMap((word) => {
      const [, host = "", target] = /^https?:\/\/([^/?#]+)(\/[^#]*)?/.exec(word) ?? [];
      return target && OWN_HOST.test(host) ? [{ method: curlMethod(called.args), target, line }] : [];
    });
  });
}

function curlMethod(args: string[]): string {
  for (const [at, word] of args.entries()) {
    const named = /^(?:--request=|-\w*X)(.+)$/.exec(word)?.[1];
    if (named) return named;
    if (word === "--request" || /^-\w*X$/.test(word)) return args[at + 1] ?? "GET";
  }
  const has = (pattern: RegExp) => args.some((word) => pattern.test(word));
  if (has(/^(-\w*I|--head)$/)) return "HEAD";
  if (has(/^(-\w*G|--get)$/)) return "GET";
  if (has(/^(-\w*T|--upload-file)$/)) return "PUT";
  return has(/^(-\w*[dF]|--data(-\w+)?|--json|--form)(=.*)?$/) ? "POST" : "GET";
}
