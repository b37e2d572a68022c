import { eventAnchor, functionAnchor, permissionAnchor, settingAnchor } from "./anchors.ts";
import { typeLabel } from "./draw/drawSettings.ts";
import type { Endpoint, ExpressionFunction, Listener, Rfc, SpamTag, Variable } from "./referenceSchemas.ts";
import type { Metric, Permission, ServerEvent, Setting } from "./schemas.ts";

/** What a directive put on a page, as plain text: what search finds there. */
export interface EntryText {
  /** Id of the entry on the page; null where it is only a row of a table. */
  anchor: string | null;
  /** As it is written in files and logs. */
  name: string;
  text: string;
}

/** Sentences of the data may name keys and values in backquotes, which only some readers can show as code. */
export function plain(...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(" ").replaceAll("`", "");
}

export function settingText(setting: Setting): EntryText {
  const { key, summary, note, values, default: usual, constants, enterprise } = setting;
  const facts = [
    typeLabel(setting),
    typeof usual === "string" && usual !== "" && `default ${usual}`,
    values && `values ${values.join(" ")}`,
    constants && `answers ${constants.join(" ")}`,
    enterprise && "Enterprise",
  ].filter(Boolean);
  return { anchor: settingAnchor(key), name: key, text: plain(summary, note, facts.join(", ")) };
}

export function eventText({ name, level, meaning, check }: ServerEvent): EntryText {
  return { anchor: eventAnchor(name), name, text: plain(meaning, check, `Level ${level}.`) };
}

export function permissionText({ name, allows, roles }: Permission): EntryText {
  const text = plain(allows, roles.length > 0 && `Roles: ${roles.join(", ")}.`);
  return { anchor: permissionAnchor(name), name, text };
}

export function functionText({ name, parameters, summary, example }: ExpressionFunction): EntryText {
  const text = plain(`${name}(${parameters.join(", ")}):`, summary, example);
  return { anchor: functionAnchor(name), name, text };
}

export function endpointText({ method, path, summary, permission, note }: Endpoint): EntryText {
  return row(`${method} ${path}`, plain(summary, note, permission));
}

export function variableText({ name, summary }: Variable): EntryText {
  return row(name, plain(summary));
}

export function spamTagText({ tag, summary }: SpamTag): EntryText {
  return row(tag, plain(summary));
}

export function rfcText({ id, title }: Rfc): EntryText {
  return row(id, title);
}

export function metricText({ name, summary }: Metric): EntryText {
  return row(name, plain(summary));
}

export function listenerText({ id, port, protocol, tls, summary }: Listener): EntryText {
  return row(id, plain(`port ${port}, ${protocol}, ${tls}.`, summary));
}

export function commandText(usage: string, anchor: string, summary: string): EntryText {
  return { anchor, name: usage, text: plain(summary) };
}

function row(name: string, text: string): EntryText {
  return { anchor: null, name, text };
}
