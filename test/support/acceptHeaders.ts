/** `Accept` headers of agents and tools that like Markdown no less than HTML. */
export const acceptsMarkdown = [
  "text/markdown",
  "text/markdown, text/html, */*",
  "text/markdown;q=1.0, text/html;q=0.7",
  "text/markdown, text/plain;q=0.9, text/html;q=0.8, */*;q=0.1",
  "text/html;q=0.85, Text/Markdown ; charset=utf-8 ; q=0.9",
  "text/html;q=1.0,text/markdown",
  "text/html;q=0.5,text/markdown;q=0.50",
  "text/markdown;q=0.5, */*;q=0.05",
  "application/json, text/markdown;q=0.001",
];

/** Those of browsers and of programs that name no Markdown, refuse it or like HTML better. */
export const acceptsHtml = [
  "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
  "*/*",
  "text/*",
  "",
  "text/markdown;q=0",
  "text/markdown;q=0.000, text/html;q=0",
  "text/html, text/markdown;q=0.9",
  "text/html;q=0.9,text/markdown;q=0.85",
  "text/markdown;q=0.8, */*",
  "text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1",
  "text/markdown-like, x-text/markdown",
];
