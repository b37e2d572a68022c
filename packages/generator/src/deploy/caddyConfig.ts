import { CONTENT_TYPES } from "../serve/contentTypes.ts";
import { HOST_FILES, headersFor } from "../shared/hosting.ts";
import { withBase } from "../shared/url.ts";
import type { HostedSite } from "./hostedSite.ts";

/** Returns a Caddyfile with the site's address rules and headers, which serves the precompressed files. */
export function caddyConfig({ root, port, baseUrl, rules, redirects, indexFolders }: HostedSite): string {
  const page = headerLines(headersFor(baseUrl, rules));
  const immutable = headersFor(`${baseUrl}assets/x`, rules)["Cache-Control"] ?? "";
  const folders = indexFolders.map((folder) => `/${folder}`);
  const slash =
    folders.length > 0 ? `\n      not path ${folders.map((folder) => `"${folder}/"`).join(" ")}` : "";
  const outside =
    baseUrl === "/"
      ? ""
      : `\n    @outside not path ${baseUrl}* ${baseUrl.slice(0, -1)}\n    error @outside 404`;
  return `# Made by \`npm run deploy -- caddy\`. With a name instead of the port, Caddy gets a certificate by itself.
:${port} {
  root * "${root}"
  header -Server
  map {query} {asked} {
    ~^(.+)$ "?\${1}"
    default ""
  }
  route {
${page}
    header ${baseUrl}assets/* Cache-Control "${immutable}"

    # Browsers take a backslash for a slash: a redirect could lead to another site.
    @hostile path_regexp [\\x00\\\\]
    error @hostile 400
    @climbing vars_regexp {http.request.orig_uri} ^[^?]*(\\.\\.%2[fF]|%2[fF]\\.\\.)
    error @climbing 400
    @hidden path ${baseUrl}404 ${baseUrl}404.html ${Object.values(HOST_FILES)
      .map((name) => baseUrl + name)
      .join(" ")}
    error @hidden 404${outside}

    # Every page has one address: two slashes are one, and so is an encoded one.
    @slashes vars_regexp {http.request.orig_uri} ^[^?]*(//|%2[fF])
    route @slashes {
      uri path_regexp (/|%2[fF])+ /
      redir {uri} 301
    }
    @index path_regexp /index(?:\\.html)?$
    route @index {
      uri path_regexp /index(?:\\.html)?$ /
      redir {uri} 301
    }
    @page path_regexp ^/.+\\.html$
    route @page {
      uri strip_suffix .html
      redir {uri} 301
    }
    @slash {
      path_regexp ^/.+/$${slash}
    }
    route @slash {
      uri strip_suffix /
      redir {uri} 301
    }
${[...folders.map((folder) => [folder, withBase("/", `${folder}/`)]), ...redirects]
  .map(([from = "", to]) => `    redir "${decodeURI(from)}" ${to}{asked} 301`)
  .join("\n")}

    # Programs that ask for Markdown, and not for HTML, get the page's Markdown.
    @markdown {
      header Accept *text/markdown*
      not header Accept *text/html*
    }
    route @markdown {
      @folder path_regexp folder ^(.+)/$
      route @folder {
        try_files {re.folder.1}.md
      }
      try_files {path}.md {path}index.md
    }
    try_files {path} {path}.html {path}/index.html
${typeLines()}
    file_server {
      precompressed br gzip
    }
  }
  handle_errors {
${page}
    header Content-Type "text/html; charset=utf-8"
    rewrite * ${baseUrl}404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

function headerLines(headers: Record<string, string>): string {
  const all = { ...headers, Vary: "Accept, Accept-Encoding" };
  return Object.entries(all)
    .map(([name, value]) => `    header ${name} "${value}"`)
    .join("\n");
}

function typeLines(): string {
  return Object.entries(CONTENT_TYPES)
    .map(([ending, type]) => {
      const name = `@${ending.slice(1)}`;
      return `    ${name} path *${ending}\n    header ${name} Content-Type "${type}"`;
    })
    .join("\n");
}
