import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { openApiDocument } from "../../src/toml/openApiDocument.ts";

const { endpoints } = await realCatalogue();
const document = openApiDocument(endpoints) as {
  info: { version: string };
  paths: Record<string, Record<string, { operationId: string; parameters?: { name: string; in: string }[] }>>;
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe("the OpenAPI description", () => {
  it("is valid", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    // The validator compiles the schema of OpenAPI.
  });

  it("names each operation once", () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.length).toBeGreaterThan(110);
  });

  it("describes each part of a path and nothing else", () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters = [] } of Object.values(methods)) {
        expect(parameters.filter((each) => each.in === "path").map(({ name }) => name)).toEqual(parts);
      }
    }
  });

  it("has a path for each form of an optional part", () => {
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        "/api/store/purge/in-memory",
        "/api/store/purge/in-memory/{store}",
        "/api/store/purge/in-memory/{store}/{prefix}",
      ]),
    );
  });

  it("has the release of the data", () => {
    expect(document.info.version).toBe(endpoints.version);
  });
});
