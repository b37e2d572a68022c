import { messages } from "../../app/messages/messages.ts";
import { closestTo } from "../browser/elements.ts";

const SHELLS = ["bash", "sh", "shell", "console", "zsh"];
const FEEDBACK_MS = 2000;
/** Matches `<<EOF`, `<<-"EOF"` and the like, but not `<<<`. */
const HERE_DOCUMENT = /(?<!<)<<-?\s*["']?(\w+)/;

interface CodeLine {
  text: string;
  /** The line consists of nothing but a comment. */
  isComment: boolean;
}

/** Handles the buttons that copy a code block, the text in their `data-copy`, or the page's Markdown. */
export function copyOnClick(say: (text: string) => void): void {
  document.addEventListener("click", async (event) => {
    const button = closestTo(event, ".code-copy, [data-copy], [data-copy-page]");
    if (!button) return;
    // Fails without permission, and on pages served over plain HTTP, which have no clipboard API.
    const answer = await copy(button).then(
      () => messages.code.copied,
      () => messages.code.copyFailed,
    );
    flashLabel(button, answer);
    say(answer);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: text, copyPage: href } = button.dataset;
  const block = button.closest<HTMLElement>(".code");
  if (!href) return navigator.clipboard.writeText(text ?? (block ? textToCopy(block) : ""));
  // A promise, because Safari only allows `write` synchronously within the click handler.
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": fetchMarkdown(href) })]);
}

async function fetchMarkdown(href: string): Promise<Blob> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answers ${response.status}.`);
  return new Blob([await response.text()], { type: "text/plain" });
}

function textToCopy(block: HTMLElement): string {
  const lines = [...block.querySelectorAll(".line:not(.removed)")];
  const text = lines
    .map((line) => line.textContent)
    .join("\n")
    .trimEnd();
  // Files (which have a title) and scripts are copied verbatim.
  const isExample = SHELLS.includes(block.dataset.lang ?? "") && !block.querySelector("figcaption");
  if (!isExample || text.startsWith("#!")) return text;
  return commandsOf(lines.map(readLine));
}

/** Relies on the highlighter to tell a comment from a `#` in a string or a here-document. */
function readLine(line: Element): CodeLine {
  const text = line.textContent ?? "";
  const comment = [...line.querySelectorAll(".t-c")].map((part) => part.textContent).join("");
  return { text, isComment: text.trim() !== "" && comment.trim() === text.trim() };
}

/** Returns the commands of a shell example: without comments, and if it has prompts, without prompts and output. */
export function commandsOf(lines: CodeLine[]): string {
  const hasPrompts = lines.some(({ text }) => text.startsWith("$ "));
  const typed: string[] = [];
  let isContinued = false;
  /** The last line of the here-document that the lines are part of. */
  let end: string | undefined;
  for (const { text, isComment } of lines) {
    const isTyped: boolean = isContinued || (hasPrompts ? text.startsWith("$ ") : !isComment);
    if (isTyped) typed.push(isContinued ? text : text.replace(/^\$ /, ""));
    if (end !== undefined) end = text.trim() === end ? undefined : end;
    else if (isTyped) end = HERE_DOCUMENT.exec(text)?.[1];
    isContinued = end !== undefined || (isTyped && text.endsWith("\\"));
  }
  return typed
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Briefly shows the result as the button's label. */
function flashLabel(button: HTMLElement, answer: string) {
  // Changes only the text node, because React may own the button and its icon.
  const text = [...button.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE);
  if (!text) return;
  button.dataset.label ??= text.nodeValue ?? "";
  show(answer);
  setTimeout(() => {
    if (button.dataset.label === undefined) return;
    show(button.dataset.label);
    delete button.dataset.label;
  }, FEEDBACK_MS);

  function show(label: string) {
    // The accessible name also says what is copied.
    button.ariaLabel = button.ariaLabel?.replace(text?.nodeValue ?? "", label) ?? null;
    if (text) text.nodeValue = label;
  }
}
