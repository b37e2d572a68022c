import type { DrawnText } from "@docs/generator";
import { eventAnchor, functionAnchor, permissionAnchor, settingAnchor } from "../data/anchors.ts";
import type { EntryHistory } from "../data/historyIndex.ts";
import type {
  Endpoint,
  ExpressionFunction,
  Listener,
  Rfc,
  SpamTag,
  Variable,
} from "../data/referenceSchemas.ts";
import type { Metric, Permission, ServerEvent, Setting } from "../data/schemas.ts";
import { typeLabel } from "./drawSettings.ts";

/** Sentences of the data may name keys and values in backquotes, which only some readers can show as code. */
export function plain(...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(" ").replaceAll("`", "");
}

/** Old names are among it, because they are what somebody with an old configuration looks for. */
export function settingText(setting: Setting, { replaces }: EntryHistory): DrawnText {
  const { key, summary, note, values, default: usual, constants, enterprise } = setting;
  const facts = [
    typeLabel(setting),
    typeof usual === "string" && usual !== "" && `default ${usual}`,
    values && `values ${values.join(" ")}`,
    constants && `answers ${constants.join(" ")}`,
    enterprise && "Enterprise",
    replaces.length > 0 && `replaces ${replaces.map((old) => old.name).join(" ")}`,
  ].filter(Boolean);
  return {
    anchor: settingAnchor(key),
    kind: "Settings",
    name: key,
    text: plain(summary, note, facts.join(", ")),
  };
}

export function eventText({ name, level, meaning, check }: ServerEvent): DrawnText {
  return { anchor: eventAnchor(name), kind: "Events", name, text: plain(meaning, check, `Level ${level}.`) };
}

export function permissionText({ name, allows, roles }: Permission): DrawnText {
  const text = plain(allows, roles.length > 0 && `Roles: ${roles.join(", ")}.`);
  return { anchor: permissionAnchor(name), kind: "Permissions", name, text };
}

export function functionText({ name, parameters, summary, example }: ExpressionFunction): DrawnText {
  const text = plain(`${name}(${parameters.join(", ")}):`, summary, example);
  return { anchor: functionAnchor(name), kind: "Functions", name, text };
}

export function endpointText({ method, path, summary, permission, note }: Endpoint): DrawnText {
  return row(`${method} ${path}`, plain(summary, note, permission));
}

export function variableText({ name, summary }: Variable): DrawnText {
  return row(name, plain(summary));
}

export function spamTagText({ tag, summary }: SpamTag): DrawnText {
  return row(tag, plain(summary));
}

export function rfcText({ id, title }: Rfc): DrawnText {
  return row(id, title);
}

export function metricText({ name, summary }: Metric): DrawnText {
  return row(name, plain(summary));
}

export function listenerText({ id, port, protocol, tls, summary }: Listener): DrawnText {
  return row(id, plain(`port ${port}, ${protocol}, ${tls}.`, summary));
}

export function commandText(usage: string, anchor: string, summary: string): DrawnText {
  return { anchor, kind: "Commands", name: usage, text: plain(summary) };
}

function row(name: string, text: string): DrawnText {
  return { anchor: null, kind: "", name, text };
}
