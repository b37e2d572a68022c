import { Parser } from "htmlparser2";
import { escapeHtml } from "../shared/escapeHtml.ts";

const VOID = new Set(["br", "col", "hr", "img", "input", "wbr"]);
const ADDRESSES = new Set(["href", "src"]);

/** An article for feed readers: addresses are absolute, and buttons, which do nothing there, are left out. */
export function feedHtml(html: string, pageUrl: string): string {
  let out = "";
  let buttons = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === "button") buttons++;
        if (buttons > 0) return;
        const written = Object.entries(attributes).map(
          ([key, value]) => ` ${key}="${escapeHtml(ADDRESSES.has(key) ? absolute(value) : value)}"`,
        );
        out += `<${name}${written.join("")}>`;
      },
      ontext(text) {
        if (buttons === 0) out += escapeHtml(text);
      },
      onclosetag(name) {
        if (name === "button") buttons--;
        else if (buttons === 0 && !VOID.has(name)) out += `</${name}>`;
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  );
  parser.end(html);
  return out;

  function absolute(address: string): string {
    return URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;
  }
}
