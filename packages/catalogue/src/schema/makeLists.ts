import type { SchemaFile } from "../objects/schemaFile.ts";
import { permissionText } from "./permissionText.ts";
import type { RawSchema } from "./readSchema.ts";
import { readEvents, readFunctions, readRoles } from "./readServer.ts";
import type { SourceTree } from "./sourceTree.ts";

type Entry = Record<string, unknown>;

interface ListSources {
  tree: SourceTree;
  raw: RawSchema;
  schema: SchemaFile;
  /** Returns the first release that has a name; undefined for the oldest one. */
  since(name: string): string | undefined;
  /** Returns the entries that a list has so far, by name. */
  textsOf(list: string, key?: string): ReadonlyMap<string, Entry>;
}

/** Makes the lists of events, permissions and other names of a release, with the texts that they have so far. */
export function makeLists({ tree, raw, schema, since, textsOf }: ListSources) {
  /** Names that have no text yet. */
  const missing: string[] = [];
  const lists = {
    events: events(),
    permissions: permissions(),
    metrics: metrics(),
    variables: variables(),
    functions: functions(),
    "event-keys": eventKeys(),
  };
  return { lists, missing };

  function events(): Entry[] {
    const texts = textsOf("events");
    return readEvents(tree, raw).map((event) => {
      const { meaning, check } = texts.get(event.name) ?? {};
      return {
        ...event,
        since: since(`value EventType.${event.name}`),
        meaning: keepText("event", event.name, meaning),
        check,
      };
    });
  }

  function permissions(): Entry[] {
    const texts = textsOf("permissions");
    const rolesOf = readRoles(tree);
    return namesOfEnum("Permission").map((name, id) => {
      const composed = permissionText(name, schema);
      const old = texts.get(name) ?? texts.get(kebab(name));
      return {
        name,
        id,
        group: composed?.group ?? String(old?.["group"] ?? "Other"),
        allows: composed?.allows ?? keepText("permission", name, old?.["allows"]),
        roles: rolesOf(name),
        since: since(`value Permission.${name}`),
      };
    });
  }

  /** Without the counters of events, which are named as the events are. */
  function metrics(): Entry[] {
    const texts = textsOf("metrics");
    const ofEvents = new Set(namesOfEnum("EventType"));
    return namesOfEnum("MetricType")
      .filter((name) => !ofEvents.has(name))
      .flatMap((name) => {
        const metric = texts.get(name);
        if (!metric) missing.push(`metric ${name}`);
        return metric ? [metric] : [];
      });
  }

  function variables(): Entry[] {
    const texts = textsOf("variables");
    return namesOfEnum("ExpressionVariable").map((name) => {
      const { sets: _, ...old } = texts.get(name) ?? {};
      const sets = Object.keys(schema.variableSets).filter((set) => schema.variableSets[set]?.includes(name));
      return { ...old, name, summary: keepText("variable", name, old["summary"]), sets };
    });
  }

  function functions(): Entry[] {
    const texts = textsOf("functions");
    return readFunctions(tree).flatMap(({ name, args }) => {
      const old = texts.get(name);
      if (!old || (args !== null && old["args"] !== args)) missing.push(`function ${name}`);
      return old ? [{ ...old, ...(args === null ? {} : { args }) }] : [];
    });
  }

  function eventKeys(): Entry[] {
    const texts = textsOf("event-keys", "key");
    return namesOfEnum("Key").map((key) => ({
      key,
      summary: keepText("event key", key, texts.get(key)?.["summary"]),
    }));
  }

  function keepText(kind: string, name: string, sentence: unknown): string {
    if (typeof sentence === "string" && sentence !== "") return sentence;
    missing.push(`${kind} ${name}`);
    return "";
  }

  function namesOfEnum(name: string): string[] {
    return (raw.enums[name] ?? []).map((value) => value.name);
  }
}

/** `jmapEmailGet` was `jmap-email-get` before. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
