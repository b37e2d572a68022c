import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { renew } from "../../src/schema/renew.ts";

const string = { type: "string", format: "string" };

/** The schema of a release with one object; `fields` are added to its two. */
function schemaOf(fields: Record<string, object> = {}, defaults: Record<string, unknown> = {}) {
  return {
    objects: {
      "x:Box": { type: "object", permissionPrefix: "sysBox" },
      "x:Crate": { type: "object", permissionPrefix: "sysCrate" },
    },
    schemas: { "x:Box": { type: "single", schemaName: "x:Box" } },
    fields: {
      "x:Box": {
        properties: {
          name: { type: string, update: "immutable" },
          size: { type: { type: "number", format: "size", min: 1 }, update: "mutable" },
          ...fields,
        },
        defaults: { size: 1024, ...defaults },
      },
    },
    forms: {
      "x:Box": {
        sections: [
          {
            title: "Box",
            fields: [
              { name: "size", label: "Size" },
              { name: "name", label: "Name" },
            ],
          },
        ],
      },
    },
    lists: { "x:Box": { title: "Boxes", singularName: "box", pluralName: "boxes" } },
    enums: {
      EventType: [{ name: "box.full", label: "Box full" }],
      MetricType: [],
      Permission: [{ name: "sysBoxGet", label: "" }],
      ExpressionVariable: [{ name: "rcpt", label: "" }],
      Key: [],
    },
    layouts: [
      {
        name: "Settings",
        items: [{ container: { name: "Storage", items: [{ name: "Boxes", viewName: "x:Box" }] } }],
      },
    ],
  };
}

/** What the generated Rust of the fixture says. */
const rust = {
  "crates/registry/src/schema/enums.rs":
    "pub static MTA_RCPT_TO_VARIABLE: &[ExpressionVariable] = &[ExpressionVariable::Rcpt];",
  "crates/registry/src/schema/enums_impl.rs": 'b"rcpt" => ExpressionVariable::Rcpt,',
  "crates/registry/src/schema/structs.rs":
    'pub struct Box {\n    #[serde(rename = "name")]\n    pub name: String,\n}\n',
  "crates/registry/src/schema/structs_impl.rs":
    "impl ObjectImpl for Box {\n    fn validate() {\n        let value = &self.name;\n        if value.is_empty() {\n            errors.push(ValidationError::required(Property::Name));\n        }\n        i.unique(Property::Name, &self.name);\n    }\n}\n",
  "crates/registry/src/schema/properties_impl.rs": `
            b"name" => Property::Name,
            b"due" => Property::Due,
    pub fn indexes(&self) {
            ObjectType::Box => vec![IndexSchema::new(
                Property::Name,
            )],
            _ => vec![],`,
  "crates/jmap/src/registry/query.rs": `use crate::registry::mapping::crate_of::crate_query;
            ObjectType::Crate => crate_query(RegistryQueryResponse {`,
  "crates/jmap/src/registry/mapping/crate_of.rs": `async fn crate_query() {
        .extract_filters(|property, op, value| match property {
            Property::Due => {
            }
            _ => false,`,
  "crates/trc/src/event/enums_impl.rs":
    'impl EventType {\n    pub fn parse() {\n b"box.full" => EventType::Box(BoxEvent::Full),\n }\n    pub const fn to_id(&self) {\n EventType::Box(BoxEvent::Full) => 7,\n }\n    pub fn level(&self) {\n EventType::Box(BoxEvent::Full) => Level::Warn,\n _ => Level::Debug,\n }\n    pub fn end() {}\n}\n',
  "crates/common/src/auth/permissions.rs":
    'impl Default for DefaultPermissions {\n match permission { Permission::Authenticate => { default.user.push(permission); } permission => { let name = 1; if name.starts_with("sysBox") { default.tenant.push(permission); default.superuser.push(permission); } else { default.superuser.push(permission); } } } } }',
  "crates/common/src/expr/functions/mod.rs": '("trim", text::fn_trim, 1),',
  "crates/common/src/expr/tokenizer.rs": "",
};

async function treeOf(release: string, schema: object) {
  const root = await tempTree({ ...rust, "crates/main/Cargo.toml": `version = "${release}"\n` });
  const file = join(root, "resources/schema/schema.json.gz");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, gzipSync(JSON.stringify(schema)));
  return root;
}

const content = () =>
  tempTree({
    "data/events.json": '{"version":"1","entries":[{"name":"box.full","meaning":"The box has no room."}]}',
    "data/functions.json": '{"version":"1","entries":[{"name":"trim","args":1,"summary":"Removes spaces."}]}',
  });
const read = async (root: string, name: string) =>
  JSON.parse(await readFile(join(root, "versioned_data/version-0.16", `${name}.json`), "utf8"));

describe("renewing the data of a release", () => {
  afterEach(() => vi.restoreAllMocks());
  const report = () => vi.spyOn(console, "log").mockImplementation(() => {});
  const printed = (log: ReturnType<typeof report>) => log.mock.calls.flat().join("\n");

  it("takes fields in the order of the form, with what only the Rust says", async () => {
    const root = await content();
    const log = report();
    renew([await treeOf("0.16.1", schemaOf())], root);
    const { version, objects, types, variableSets } = await read(root, "schema");
    expect(version).toBe("0.16.1");
    expect(objects["x:Crate"].filters).toEqual(["due"]);
    expect(objects["x:Box"]).toMatchObject({
      caption: "Boxes",
      filters: ["name"],
      places: [{ path: ["Settings", "Storage", "Boxes"] }],
    });
    expect(Object.keys(types["x:Box"].fields)).toEqual(["size", "name"]);
    expect(types["x:Box"].fields.name).toMatchObject({
      required: true,
      unique: true,
      update: "immutable",
      caption: "Name",
    });
    expect(types["x:Box"].fields.size).toMatchObject({ default: 1024, min: 1, section: "Box" });
    expect(variableSets).toEqual({ "mta-rcpt-to": ["rcpt"] });
    expect((await read(root, "events")).entries).toEqual([
      {
        name: "box.full",
        id: 7,
        level: "warn",
        metric: false,
        logged: "Box full",
        meaning: "The box has no room.",
      },
    ]);
    expect((await read(root, "permissions")).entries).toMatchObject([
      {
        name: "sysBoxGet",
        group: "Storage",
        allows: "Read `x:Box` objects.",
        roles: ["Tenant Administrator", "System Administrator"],
      },
    ]);
    expect(printed(log)).toContain("no sentence: x:Box.size");
    expect(printed(log)).toContain("new page: reference/objects/storage/box.md");
  });

  it("knows first releases from several trees", async () => {
    const root = await content();
    report();
    renew(
      [await treeOf("0.16.3", schemaOf({ note: { type: string } })), await treeOf("0.16.1", schemaOf())],
      root,
    );
    const { fields } = (await read(root, "schema")).types["x:Box"];
    expect([fields.note.since, fields.name.since]).toEqual(["0.16.3", undefined]);
  });

  it("remembers first releases that are older than all trees", async () => {
    const root = await content();
    report();
    const note = { note: { type: string } };
    const fresh = { ...note, fresh: { type: string } };
    const last = { ...fresh, last: { type: string } };
    renew([await treeOf("0.16.1", schemaOf()), await treeOf("0.16.3", schemaOf(note))], root);
    renew([await treeOf("0.16.4", schemaOf(fresh)), await treeOf("0.16.5", schemaOf(last))], root);
    const { fields } = (await read(root, "schema")).types["x:Box"];
    const names = ["name", "note", "fresh", "last"];
    expect(names.map((name) => fields[name].since)).toEqual([undefined, "0.16.3", "0.16.4", "0.16.5"]);
  });

  it("prints what changed, remembers first releases, and leaves pages of writers alone", async () => {
    const root = await content();
    report();
    renew(
      [await treeOf("0.16.3", schemaOf({ note: { type: string } })), await treeOf("0.16.1", schemaOf())],
      root,
    );
    const page = join(root, "versioned_docs/version-0.16/reference/objects/storage/box.md");
    await writeFile(page, "Written by hand.");
    await writeFile(
      join(root, "versioned_data/version-0.16/sentences.json"),
      JSON.stringify({
        objects: {},
        fields: { "x:Box": { size: "Size of the box in bytes.", gone: "Nothing any more." } },
        enums: {},
      }),
    );
    const log = report();
    log.mockClear();
    renew(
      [await treeOf("0.16.4", schemaOf({ note: { type: string }, fresh: { type: string } }, { size: 2048 }))],
      root,
    );
    const { fields } = (await read(root, "schema")).types["x:Box"];
    expect([fields.note.since, fields.fresh.since]).toEqual(["0.16.3", "0.16.4"]);
    const entries = [...(await read(root, "events")).entries, ...(await read(root, "permissions")).entries];
    expect(entries.map(({ since }) => since)).toEqual([undefined, undefined]);
    expect(printed(log).split("\n")).toEqual(
      expect.arrayContaining([
        "added: x:Box.fresh",
        "default changed: x:Box.size: 1024 → 2048; its sentence may be stale",
        "sentence about nothing: x:Box.gone",
      ]),
    );
    expect(await readFile(page, "utf8")).toBe("Written by hand.");
  });

  it("says when a path has no release", () => {
    expect(() => renew([process.cwd()], "content")).toThrow("No release of the server");
  });
});
