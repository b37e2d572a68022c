import { forEachChild, parse, type SyntaxNode } from "unbash";

/** A simple command of a script; its words are unquoted. */
interface ShellCommand {
  words: string[];
  /** Counted from 1. */
  line: number;
}

/** `<account>` is a placeholder for the reader; every other `<` is a redirection. */
const PLACEHOLDER = /<([A-Za-z][\w.-]*(?: [\w.-]+)*)>/g;

/** Returns the commands of a script, and those inside of others before them; here-documents and comments are skipped. */
export function shellCommands(script: string): ShellCommand[] {
  const source = script.replace(PLACEHOLDER, (_, name: string) => `‹${name.replaceAll(" ", "\u00a0")}›`);
  const commands: ShellCommand[] = [];
  visit(parse(source));
  return commands;

  function visit(node: SyntaxNode) {
    forEachChild(node, visit);
    if (node.type !== "Command") return;
    const words = [node.name, ...node.suffix].flatMap((word) => (word?.type === "Word" ? word.value : []));
    const line = source.slice(0, node.pos).split("\n").length;
    if (words.length > 0) commands.push({ words: words.map(withPlaceholders), line });
  }
}

function withPlaceholders(word: string): string {
  return word.replace(/‹([^›]*)›/g, (_, name: string) => `<${name.replaceAll("\u00a0", " ")}>`);
}
