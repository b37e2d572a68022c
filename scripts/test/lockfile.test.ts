import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface LockedPackage {
  integrity?: string;
  license?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

/** Accepted because they are compatible with the AGPL of this project, or, like MPL-2.0, only used to build and test. */
const LICENSES = [
  "0BSD",
  "Apache-2.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "MPL-2.0",
  "PSF-2.0",
];

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
const packages = Object.entries(lock.packages).filter(
  ([path]) => path.startsWith("node_modules/") && !path.startsWith("node_modules/@docs/"),
);

/** The packages for which the statement does not hold. */
function unless(holds: (entry: LockedPackage) => boolean): string[] {
  return packages.filter(([, entry]) => !holds(entry)).map(([path]) => path);
}

/** Whether an SPDX expression is met by the accepted licenses: one side of OR, both sides of AND. */
function isAccepted(expression: string): boolean {
  const choices = expression.replace(/[()]/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((license) => LICENSES.includes(license)));
}

describe("the packages of the lockfile", () => {
  it("are named by their content, and bind nobody to one registry", () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(unless(({ integrity }) => /^sha512-[\w+/]{86}==$/.test(integrity ?? ""))).toEqual([]);
    expect(unless(({ resolved }) => resolved === undefined)).toEqual([]);
  });

  it("run no script at their installation", () => {
    expect(unless(({ hasInstallScript }) => !hasInstallScript)).toEqual([]);
  });

  it("have accepted licenses", () => {
    expect(unless(({ license }) => isAccepted(license ?? "none"))).toEqual([]);
  });
});
