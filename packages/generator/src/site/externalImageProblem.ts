import { type Problem, warningProblem } from "../shared/problem.ts";

/** Reports images that the Content-Security-Policy would silently block. */
export function externalImageProblem(address: string, allowedHosts: string[]): Problem | null {
  const url = URL.canParse(address, "https://localhost") ? new URL(address, "https://localhost") : null;
  if (!url || !/^https?:$/.test(url.protocol) || allowedHosts.includes(url.host)) return null;
  return warningProblem({
    rule: "external-image",
    message: `The image comes from another host: "${address}".`,
    hint: `Copy it into the public folder, or add "${url.host}" to imageHosts in site.config.ts.`,
  });
}
