import type { MarkdownIt } from "markdown-it";

/** Lets a wide table scroll inside its own box, reachable by keyboard. */
export function tables(markdown: MarkdownIt) {
  markdown.renderer.rules["table_open"] = () => '<div class="table-scroll" tabindex="0"><table>\n';
  markdown.renderer.rules["table_close"] = () => "</table></div>\n";
  for (const name of ["th_open", "td_open"]) {
    // How a column is aligned becomes a class: the site's policy allows no style of an element's own.
    markdown.renderer.rules[name] = (tokens, at, options, _env, self) => {
      const token = tokens[at];
      const aligned = /text-align:(\w+)/.exec(String(token?.attrGet("style") ?? ""))?.[1];
      if (token && aligned) token.attrs = [["class", aligned]];
      return self.renderToken(tokens, at, options);
    };
  }
}
