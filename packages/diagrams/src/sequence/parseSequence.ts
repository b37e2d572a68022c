import { DiagramError, type DiagramLine } from "../diagramSource.ts";
import type { ArrowHead } from "../drawLine.ts";
import { labelText } from "../labelText.ts";
import type { Note, Sequence } from "./sequence.ts";

const PARTICIPANT = /^(?:create\s+)?(participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/;
/** A plus or minus before the receiver starts or ends an activation. */
const MESSAGE = /^(.+?)\s*(<<)?(--?)(>>|>|x|\))\s*[+-]?\s*([^\s:+-][^:]*?)\s*:\s*(.*)$/;
const NOTE = /^note\s+(?:(left|right)\s+of|over)\s+([^:]+?)\s*:\s*(.+)$/i;
const BLOCK = /^(loop|alt|opt|par|critical|break|rect|box)\b(?![-.])\s*(.*)$/;
const DIVIDER = /^(else|and|option)\b(?![-.])\s*(.*)$/;
/** Activation bars and colored backgrounds are not drawn. Where an arrow follows, the word is a participant. */
const IGNORED = /^(?:title|accTitle|accDescr|links?|properties|destroy|activate|deactivate)(?=:|\s+[^-<\s])/;
const BACKGROUNDS = ["rect", "box"];

const HEADS: Record<string, ArrowHead> = { ">>": "arrow", ">": "none", x: "cross", ")": "open" };
const NOTE_SIDES: Record<string, Note["side"]> = { left: "left", right: "right" };

/** Parses a sequence diagram; throws on a statement it does not understand. */
export function parseSequence([, ...lines]: DiagramLine[]): Sequence {
  const sequence: Sequence = { participants: new Map(), items: [] };
  const open: string[] = [];
  let number: number | null = null;
  const addParticipant = (name: string) => {
    const id = name.trim();
    if (!sequence.participants.has(id))
      sequence.participants.set(id, { id, label: labelText(id), isActor: false });
    return id;
  };

  for (const { text, line } of lines) {
    const declared = PARTICIPANT.exec(text);
    const message = MESSAGE.exec(text);
    const note = NOTE.exec(text);
    const block = BLOCK.exec(text);
    const divider = DIVIDER.exec(text);
    if (IGNORED.test(text)) continue;
    else if (/^autonumber(?=$|\s+[^-<\s])/.test(text)) number = 1;
    else if (declared) {
      const [, kind, id = "", label = id] = declared;
      sequence.participants.set(id, { id, label: labelText(label), isActor: kind === "actor" });
    } else if (note) {
      const [, where = "", names = "", content = ""] = note;
      const side = NOTE_SIDES[where.toLowerCase()] ?? "over";
      const participants = names.split(",").map(addParticipant);
      sequence.items.push({ type: "note", side, participants, text: labelText(content) });
    } else if (block) {
      const [, keyword = "", label = ""] = block;
      open.push(keyword);
      if (!BACKGROUNDS.includes(keyword))
        sequence.items.push({ type: "open", keyword, label: labelText(label) });
    } else if (divider && open.length > 0)
      sequence.items.push({ type: "divider", label: labelText(divider[2] ?? "") });
    else if (text === "end" && open.length > 0) {
      if (!BACKGROUNDS.includes(open.pop() ?? "")) sequence.items.push({ type: "close" });
    } else if (message) {
      const [, source = "", both, dashes, arrow = "", target = "", content = ""] = message;
      const [from, to] = [addParticipant(source), addParticipant(target)];
      const label = number === null ? labelText(content) : `${number++}. ${labelText(content)}`;
      const heads = { endHead: HEADS[arrow] ?? "arrow", startHead: both ? "arrow" : "none" } as const;
      sequence.items.push({ type: "message", from, to, label, dashed: dashes === "--", ...heads });
    } else throw new DiagramError(`cannot read "${text}"`, line);
  }
  if (open.length > 0) throw new DiagramError(`"${open.at(-1)}" has no "end"`, lines.at(-1)?.line ?? null);
  return sequence;
}
