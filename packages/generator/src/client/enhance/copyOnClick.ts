import { clientMessages } from "../clientMessages.ts";
import { closestTo } from "../closestTo.ts";

const SHELLS = ["bash", "sh", "shell", "console", "zsh"];
const ANSWER_SHOWN_FOR = 2000;

/** A line of an example, with whether it is nothing but a comment. */
interface CodeLine {
  text: string;
  isComment: boolean;
}

/** The buttons that copy: a code block, a text they carry themselves, or the page's Markdown twin. */
export function copyOnClick(say: (text: string) => void): void {
  document.addEventListener("click", async (event) => {
    const button = closestTo(event, ".code-copy, [data-copy], [data-copy-page]");
    if (!button) return;
    // Browsers refuse, and have no clipboard at all on pages served over plain HTTP.
    const answer = await copy(button).then(
      () => clientMessages.copied,
      () => clientMessages.copyFailed,
    );
    flashLabel(button, answer);
    say(answer);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: text, copyPage: href } = button.dataset;
  const block = button.closest<HTMLElement>(".code");
  if (!href) return navigator.clipboard.writeText(text ?? (block ? textToCopy(block) : ""));
  // The promise goes into the item, because Safari accepts a copy only within the click itself.
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": fetchMarkdown(href) })]);
}

async function fetchMarkdown(href: string): Promise<Blob> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answers ${response.status}.`);
  return new Blob([await response.text()], { type: "text/plain" });
}

function textToCopy(block: HTMLElement): string {
  const text = block.querySelector("code")?.textContent?.trimEnd() ?? "";
  // What has a title is a file, and a first line of `#!` begins a script: both are copied as they are.
  const isExample = SHELLS.includes(block.dataset.lang ?? "") && !block.querySelector("figcaption");
  if (!isExample || text.startsWith("#!")) return text;
  return commandsOf([...block.querySelectorAll(".line")].map(readLine));
}

/** The highlighter knows a comment from a `#` inside of quotes and of texts that a command is given. */
function readLine(line: Element): CodeLine {
  const text = line.textContent ?? "";
  const comment = [...line.querySelectorAll(".t-c")].map((part) => part.textContent).join("");
  return { text, isComment: text.trim() !== "" && comment.trim() === text.trim() };
}

/** What is typed of a shell example: no comments, and where commands have a prompt, neither it nor what they answer. */
export function commandsOf(lines: CodeLine[]): string {
  const hasPrompts = lines.some(({ text }) => text.startsWith("$ "));
  const typed: string[] = [];
  let goesOn = false;
  for (const { text, isComment } of lines) {
    const isTyped: boolean = goesOn || (hasPrompts ? text.startsWith("$ ") : !isComment);
    if (isTyped) typed.push(goesOn ? text : text.replace(/^\$ /, ""));
    goesOn = isTyped && text.endsWith("\\");
  }
  return typed
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Lets a button answer in its own label for a moment. */
function flashLabel(button: HTMLElement, answer: string) {
  // Only the text node changes: React may own the button and the icon beside the text.
  const text = [...button.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE);
  if (!text) return;
  button.dataset.label ??= text.nodeValue ?? "";
  text.nodeValue = answer;
  setTimeout(() => {
    if (button.dataset.label === undefined) return;
    text.nodeValue = button.dataset.label;
    delete button.dataset.label;
  }, ANSWER_SHOWN_FOR);
}
