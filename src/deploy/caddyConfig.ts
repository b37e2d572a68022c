import { headersFor } from "../shared/hosting.ts";
import type { HostedSite } from "./hostedSite.ts";

/** A Caddyfile: the site's address rules and headers, with the compressed files sent as they are. */
export function caddyConfig({ root, port, rules, indexFolders }: HostedSite): string {
  const { "Cache-Control": forPages = "", ...common } = headersFor("/", rules);
  const folders = indexFolders.map((folder) => `/${folder}`);
  const slash = folders.length > 0 ? `\n    not path ${folders.map((folder) => `${folder}/`).join(" ")}` : "";
  return `# Made by \`npm run deploy -- caddy\`. With a name instead of the port, Caddy gets a certificate by itself.
:${port} {
  root * ${root}
  header {
${headerLines(common)}
    Vary "Accept, Accept-Encoding"
    -Server
  }
  @pages not path /assets/*
  header @pages Cache-Control "${forPages}"
  header /assets/* Cache-Control "${headersFor("/assets/x", rules)["Cache-Control"] ?? ""}"

  # Every page has one address.
  @index path_regexp index ^(/|/.*/)index(?:\\.html)?$
  redir @index {re.index.1} 301
  @html path_regexp html ^(/.+)\\.html$
  redir @html {re.html.1} 301
  @slash {
    path_regexp slash ^(/.+)/$${slash}
  }
  redir @slash {re.slash.1} 301
${folders.map((folder) => `  redir ${folder} ${folder}/ 301`).join("\n")}

  # Programs that ask for Markdown, and not for HTML, get the page's Markdown.
  @twin {
    header Accept *text/markdown*
    not header Accept *text/html*
    file {path}.md
  }
  rewrite @twin {path}.md

  respond /_headers 404
  try_files {path} {path}.html {path}/index.html
  file_server {
    precompressed br gzip
    hide _headers
  }
  handle_errors {
    rewrite * /404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `    ${name} "${value}"`)
    .join("\n");
}
