import { closestTo } from "../closestTo.ts";
import { type CopyHost, confirmCopy } from "./confirmCopy.ts";

const SHELLS = ["bash", "sh", "shell", "console", "zsh"];

/** A line of an example, with whether it is nothing but a comment. */
interface CodeLine {
  text: string;
  isComment: boolean;
}

/** The copy button of code blocks, and buttons that carry their text themselves. */
export function copyCode({ page, clipboard, say }: CopyHost): void {
  page.addEventListener("click", (event) => {
    const button = closestTo(event, ".code-copy, [data-copy]");
    const block = button?.closest<HTMLElement>(".code");
    const code = button?.dataset["copy"] ?? (block && textToCopy(block));
    if (button && code) void confirmCopy(button, () => clipboard?.writeText(code), say);
  });
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
