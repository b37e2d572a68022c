import { describe, expect, it } from "vitest";
import { judgeAudit } from "../auditPackages.mjs";

const advisory = (severity: string) => ({
  source: 1,
  name: "glob",
  title: "Command injection",
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  severity,
});
const answer = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { glob: { via: [advisory(severity)] }, tool: { via: ["glob"] } },
  });

describe("the audit of packages", () => {
  it.each(["high", "critical"])("fails on a finding of level %s, and says what to do", (severity) => {
    const { code, lines } = judgeAudit(answer(severity), {});
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain(`glob: Command injection (${severity}, https://`);
    expect(lines[0]).toContain("explain GHSA-aaaa-bbbb-cccc in scripts/allowedPackages.json");
  });

  it("accepts what is explained or less grave", () => {
    expect(judgeAudit(answer("high"), { "GHSA-aaaa-bbbb-cccc": "Never called." }).code).toBe(0);
    expect(judgeAudit(answer("moderate"), {}).code).toBe(0);
    expect(judgeAudit('{"vulnerabilities":{}}', {}).code).toBe(0);
  });

  it.each([
    [
      '{"message":"405 Method Not Allowed - POST https://registry.example/x","statusCode":405}',
      "405 Method Not Allowed",
    ],
    ["", "no answer"],
  ])("says so when the registry tells nothing, and fails nothing", (text, reason) => {
    const { code, lines } = judgeAudit(text, {});
    expect(code).toBe(0);
    expect(lines.join(" ")).toContain(
      `tells nothing of vulnerabilities (${reason}), so nothing was compared.`,
    );
    expect(lines.join(" ")).not.toContain("registry.example");
  });
});
