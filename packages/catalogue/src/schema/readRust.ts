import type { SourceTree } from "./sourceTree.ts";

const REGISTRY = "crates/registry/src/schema";

/** Reads what only the Rust says: rules of types, by their names without `x:` and JSON names of fields; sets of variables. */
export function readRust({ read }: SourceTree) {
  const enums = read(`${REGISTRY}/enums.rs`).toString();
  const enumNames = parsedNames(read(`${REGISTRY}/enums_impl.rs`).toString());
  const rules = blocks(read(`${REGISTRY}/structs_impl.rs`).toString());
  const typeRules = structsOf(read(`${REGISTRY}/structs.rs`).toString()).map(({ name, fields }) => {
    const body = rules.get(name) ?? "";
    const jsonName = (field: string) => fields.get(field) ?? field;
    const matches = (pattern: RegExp) => [...body.matchAll(pattern)];
    const rulesOfType = {
      required: new Set(
        matches(
          /let value = &self\.(\w+);\s*if (?:value\.is_empty\(\)|!value\.is_valid\(\)) \{\s*errors\.push\(ValidationError::required/g,
        ).map(([, field = ""]) => jsonName(field)),
      ),
      validators: new Map(
        matches(/self\s*\.(\w+)\s*\.patch\(\s*pointer[^,;]*?\.with_validators\(&\[([^\]]*)\]\)/g).map(
          ([, field = "", list = ""]) => [
            jsonName(field),
            lowerFirst(/StringValidator::(?!Trim)(\w+)/.exec(list)?.[1] ?? ""),
          ],
        ),
      ),
      unique: new Set(
        matches(/i\.unique(?:_global)?\(\s*Property::\w+,\s*&self\.(\w+)\)/g).map(([, field = ""]) =>
          jsonName(field),
        ),
      ),
      expressions: new Map(
        matches(
          /expr: &self\.(\w+),[\s\S]*?allowed_variables: (?:(\w+)_VARIABLE|&\[\]),\s*allowed_constants: (&\[[^\]]*\]|\w+)/g,
        ).map(([, field = "", set = "", constants = ""]) => [
          jsonName(field),
          { variables: setName(set), constants: constantsIn(constants) },
        ]),
      ),
    };
    return [name, rulesOfType] as const;
  });
  return { types: new Map(typeRules), variableSets: readVariableSets() };

  function constantsIn(written: string): string[] {
    const list = written.startsWith("&") ? written : staticList(written);
    return [...list.matchAll(/ExpressionConstant::(\w+)/g)].flatMap(([name]) => enumNames.get(name) ?? []);
  }

  function staticList(name: string): string {
    return new RegExp(`static ${name}: [^=]*= (&\\[[^\\]]*\\])`).exec(enums)?.[1] ?? "";
  }

  function readVariableSets(): Record<string, string[]> {
    const sets = [...enums.matchAll(/static (\w+)_VARIABLE: &\[ExpressionVariable\] = &\[([^\]]*)\]/g)];
    return Object.fromEntries(
      sets.map(([, name = "", list = ""]) => [
        setName(name),
        [...list.matchAll(/ExpressionVariable::\w+/g)].flatMap(([variable]) => enumNames.get(variable) ?? []),
      ]),
    );
  }
}

/** `MTA_RCPT_TO` is shown as `mta-rcpt-to`. */
function setName(constant: string): string {
  return constant.toLowerCase().replaceAll("_", "-");
}

/** The names that enum values have outside of Rust: `Kind::Value` → `value`. */
export function parsedNames(source: string): Map<string, string> {
  return new Map(
    Array.from(
      source.matchAll(/b"([^"]+)" => (\w+::\w+(?:\(\w+::\w+\))?),/g),
      ([, name = "", value = ""]) => [value, name],
    ),
  );
}

function structsOf(source: string) {
  return Array.from(source.matchAll(/pub struct (\w+) \{([\s\S]*?)\n\}/g), ([, name = "", body = ""]) => ({
    name,
    fields: new Map(
      Array.from(
        body.matchAll(/#\[serde\(rename = "([^"]+)"[^\]]*\)\]\s*pub (?:r#)?(\w+):/g),
        ([, json = "", field = ""]) => [field, json],
      ),
    ),
  }));
}

/** The text of all `impl` blocks by the type they are for. */
function blocks(source: string): Map<string, string> {
  const bodies = new Map<string, string>();
  for (const [, name = "", body = ""] of source.matchAll(/^impl (?:\w+ for )?(\w+) \{([\s\S]*?)^\}/gm)) {
    bodies.set(name, (bodies.get(name) ?? "") + body);
  }
  return bodies;
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
