import { code, type Drawing, link, prose, small } from "@docs/generator";
import { listRows, plain, slug } from "../draw/listEntries.ts";
import type { SpamTag, TomlData } from "./tomlSchemas.ts";

export function drawSpamTags(tags: SpamTag[]): Drawing {
  const rows = tags.map(({ tag, score, setBy, summary }) => ({
    id: `spam-tag-${tag}`,
    name: tag,
    text: plain(summary),
    cells: [
      [code(tag)],
      [score === null ? "–" : String(score)],
      [...(summary ? [...prose(summary), " "] : []), small(setBy.join(", "))],
    ],
  }));
  return listRows(["Tag", "Score", "Set by"], rows);
}

export function drawRfcs(rfcs: TomlData["rfcs"]["entries"]): Drawing {
  const rows = rfcs.map(({ id, number, title, status }) => {
    const name = number ? link(`https://www.rfc-editor.org/rfc/rfc${number}`, id) : id;
    return { id: `standard-${slug(id)}`, name: id, text: title, cells: [[name], [title], [status]] };
  });
  return listRows(["Standard", "Title", "Status"], rows);
}

export function drawListeners(listeners: TomlData["listeners"]["entries"]): Drawing {
  const rows = listeners.map(({ id, bind, port, protocol, tls, summary }) => ({
    id: `listener-${id}`,
    name: id,
    text: plain(`port ${port}, ${protocol}, ${tls}.`, summary),
    cells: [[code(id)], [String(port)], [protocol], [tls], [code(bind)], prose(summary)],
  }));
  return listRows(["Listener", "Port", "Protocol", "TLS", "Bind", "Purpose"], rows);
}

/** The newest release comes first. */
export function drawReleases(releases: TomlData["releases"]["entries"]): Drawing {
  const rows = releases.toReversed().map(({ version, date, highlight }) => ({
    id: `release-${version}`,
    name: version,
    text: plain(highlight),
    cells: [[version], [date], prose(highlight)],
  }));
  return listRows(["Release", "Date", "Changes"], rows);
}
