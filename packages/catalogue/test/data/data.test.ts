import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";

const catalogue = await realCatalogue();
const { settings, events, permissions } = catalogue;

function repeated(texts: string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}

function isOneOf(values: string[]) {
  return (value: unknown) => values.includes(String(value));
}

describe("the data", () => {
  it("describes every setting, event and permission of the server once", () => {
    expect(settings.entries).toHaveLength(830);
    expect(events.entries).toHaveLength(591);
    expect(permissions.entries).toHaveLength(266);
    expect(repeated(settings.entries.map(({ key }) => key))).toEqual([]);
    expect(repeated(events.entries.map(({ name }) => name))).toEqual([]);
    expect(repeated(permissions.entries.map(({ name }) => name))).toEqual([]);
  });

  it("says something different about each", () => {
    expect(repeated(settings.entries.map(({ summary }) => summary))).toEqual([]);
    expect(repeated(events.entries.map(({ meaning }) => meaning))).toEqual([]);
    expect(repeated(permissions.entries.map(({ allows }) => allows))).toEqual([]);
  });

  it("says what to check for every warning and error", () => {
    const serious = events.entries.filter(({ level }) => level === "warn" || level === "error");
    expect(serious.filter(({ check }) => !check).map(({ name }) => name)).toEqual([]);
  });

  it("names only keys that exist", () => {
    const related = settings.entries.flatMap(({ fallsBackTo }) => fallsBackTo ?? []);
    expect(related.filter((key) => !catalogue.settingByKey.find(key))).toEqual([]);
  });

  it("gives every enumeration its values, and defaults that are among them", () => {
    const enumerations = settings.entries.filter(({ type, list }) => type === "enum" && !list);
    expect(enumerations.filter(({ values }) => !values?.length).map(({ key }) => key)).toEqual([]);
    const odd = enumerations.filter(
      ({ default: value, values = [] }) => typeof value === "string" && !values.includes(value),
    );
    expect(odd.map(({ key }) => key)).toEqual([]);
  });

  it("gives each setting a home, which is a page", () => {
    const homeless = settings.entries.filter(({ home }) => !home || !existsSync(`content/docs/${home}.md`));
    expect(homeless.map(({ key }) => key)).toEqual([]);
  });

  it("protects endpoints by permissions that exist", () => {
    const names = catalogue.endpoints.entries.flatMap(({ permission }) => (permission ? [permission] : []));
    const plain = names.filter((name) => /^[a-z-]+$/.test(name));
    expect(plain.filter((name) => !catalogue.permissionByName.has(name))).toEqual([]);
    expect(plain.length).toBeGreaterThan(40);
  });

  it("gives every parameter of an endpoint an example of its type", () => {
    const described = catalogue.endpoints.entries.flatMap(({ method, path, pathParameters, query, body }) =>
      [...(pathParameters ?? []), ...(query ?? []), ...(body?.fields ?? [])].map((each) => ({
        ...each,
        of: `${method} ${path}`,
      })),
    );
    const wrong = described.filter(({ type, example, values }) => {
      if (type === "list") return !Array.isArray(example) || (values && !example.every(isOneOf(values)));
      if (type === "integer") return !Number.isInteger(example);
      if (type === "boolean") return typeof example !== "boolean";
      if (type === "time") return Number.isNaN(Date.parse(String(example)));
      return type !== "any" && (typeof example !== "string" || (values && !isOneOf(values)(example)));
    });
    expect(wrong.map(({ of, name }) => `${of} ${name}`)).toEqual([]);
    expect(described.length).toBeGreaterThan(200);
  });

  it("describes the response of every endpoint of the management API, and the body of every POST", () => {
    const managed = catalogue.endpoints.entries.filter(({ path }) => path.startsWith("/api/"));
    expect(managed.filter(({ response }) => !response).map(({ path }) => path)).toEqual([]);
    const posts = managed.filter(({ method }) => method === "POST" || method === "PATCH");
    expect(posts.filter(({ body, query, pathParameters }) => !(body ?? query ?? pathParameters))).toEqual([]);
  });

  it("has a history that ends with current names", () => {
    const { entries, first } = catalogue.history;
    const ids = entries.map(({ kind, name }) => `${kind} ${name}`);
    expect(repeated(ids)).toEqual([]);
    const today = new Set([
      ...settings.entries.map(({ key }) => `setting ${key}`),
      ...events.entries.map(({ name }) => `event ${name}`),
      ...permissions.entries.map(({ name }) => `permission ${name}`),
      ...catalogue.cli.programs.flatMap(({ commands }) =>
        commands.flatMap(({ name, subcommands }) => subcommands.map((sub) => `command ${name} ${sub.name}`)),
      ),
    ]);
    const kept = entries.filter(({ removed }) => !removed).map(({ kind, name }) => `${kind} ${name}`);
    expect(kept.filter((id) => !today.has(id))).toEqual([]);
    const targets = entries.flatMap(({ kind, removed }) =>
      (removed?.replacedBy ?? []).map((name) => `${kind} ${name}`),
    );
    expect(targets.filter((id) => !today.has(id) && !ids.includes(id))).toEqual([]);
    const releases = entries.flatMap(({ since, removed, defaults = [] }) =>
      [since, removed, ...defaults].flatMap((seen) => (seen ? [seen.release] : [])),
    );
    const known = new Set(catalogue.releases.entries.map(({ version }) => version));
    expect([...Object.values(first), ...releases].filter((release) => !known.has(release))).toEqual([]);
  });
});
