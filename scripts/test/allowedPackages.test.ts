import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import allowed from "../allowedPackages.json" with { type: "json" };

interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const workspaces = readdirSync("packages", { withFileTypes: true }).filter((entry) => entry.isDirectory());
const manifests = ["package.json", ...workspaces.map(({ name }) => `packages/${name}/package.json`)];
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

/** Whether an SPDX expression is met by the licenses that may be used: one side of OR, both sides of AND. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, "");
  return plain
    .split(" OR ")
    .some((choice) =>
      choice.split(" AND ").every((license) => Object.hasOwn(allowed.licenses, license.trim())),
    );
}

describe("the lockfile", () => {
  it("names every package by its content", () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(unless(({ integrity }) => /^sha512-[\w+/]{86}==$/.test(integrity ?? ""))).toEqual([]);
  });

  it("does not bind anyone to one registry", () => {
    expect(unless(({ resolved }) => resolved === undefined)).toEqual([]);
  });

  it.each(manifests)("is of what %s asks for, in exact versions", (path) => {
    const { dependencies, devDependencies }: Manifest = JSON.parse(readFileSync(path, "utf8"));
    const asked = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name]) => !name.startsWith("@docs/"),
    );
    const locked = asked.map(([name]) => [name, lock.packages[`node_modules/${name}`]?.version]);
    expect(locked).toEqual(asked);
  });
});

describe("packages", () => {
  it("run scripts at their installation only where allowedPackages.json says why", () => {
    const running = packages.filter(([, entry]) => entry.hasInstallScript).map(([path]) => path);
    expect(running).toEqual(Object.keys(allowed.installScripts));
  });

  it("have licenses that allowedPackages.json says why to accept", () => {
    expect(unless(({ license }) => isAllowed(license ?? "none"))).toEqual([]);
  });

  it("use every license that is accepted", () => {
    const used = packages.flatMap(([, { license }]) =>
      (license ?? "").replace(/[()]/g, "").split(/ OR | AND /),
    );
    expect(Object.keys(allowed.licenses).filter((license) => !used.includes(license))).toEqual([]);
  });
});
