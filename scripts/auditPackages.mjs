import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * @typedef {{ source: number, title: string, url: string, severity: string, name: string }} Advisory
 * @typedef {{ message?: string, vulnerabilities?: Record<string, { via: (string | Advisory)[] }> }} AuditReport
 * @typedef {{ code: number, lines: string[] }} Verdict
 */

/**
 * Asks npm's registry for known vulnerabilities in the packages of the lockfile.
 * @returns {number} 0 when there is nothing to do
 */
export function auditPackages() {
  const { findings } = JSON.parse(readFileSync(join(root, "scripts", "allowedPackages.json"), "utf8"));
  const args = ["audit", "--json", "--fetch-retries=0", "--fetch-timeout=20000"];
  const { stdout } = spawnSync("npm", args, {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const { code, lines } = judgeAudit(stdout ?? "", findings);
  for (const line of lines) console.log(line);
  return code;
}

/**
 * Evaluates npm's report: findings of level high or critical must be explained. A registry that does not support audits
 * is reported and fails nothing.
 * @param {string} answer
 * @param {Record<string, string>} explained reasons by the last part of the finding's address
 * @returns {Verdict}
 */
export function judgeAudit(answer, explained) {
  const report = parse(answer);
  if (!report?.vulnerabilities) {
    const reason = report?.message?.replace(/ - .*/, "") || "no answer";
    return {
      code: 0,
      lines: [
        `The registry that npm is set up with tells nothing of vulnerabilities (${reason}), so nothing was compared.`,
        "Run `npm audit --audit-level=high` where it does before you add or renew a package.",
      ],
    };
  }
  const grave = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via.flatMap((cause) => (typeof cause === "string" ? [] : [cause])))
    .filter(({ severity }) => severity === "high" || severity === "critical");
  const unexplained = grave.filter(({ url }) => !Object.hasOwn(explained, lastPart(url)));
  const lines = unexplained.map(
    ({ name, severity, title, url }) =>
      `${name}: ${title} (${severity}, ${url}). Renew the package, or explain ${lastPart(url)} in scripts/allowedPackages.json under "findings".`,
  );
  if (lines.length > 0) return { code: 1, lines };
  return {
    code: 0,
    lines: [`No finding of level high or critical is unexplained (${grave.length} explained).`],
  };
}

/**
 * @param {string} text
 * @returns {AuditReport | null}
 */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {string} url */
function lastPart(url) {
  return url.split("/").at(-1) ?? "";
}
