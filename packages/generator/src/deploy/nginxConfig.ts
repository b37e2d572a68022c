import { CONTENT_TYPES } from "../serve/contentTypes.ts";
import { HOST_FILES, headersFor } from "../shared/hosting.ts";
import { withBase } from "../shared/url.ts";
import type { HostedSite } from "./hostedSite.ts";

/** Returns the contents of nginx's `http` block: the site's address rules and headers, serving precompressed files. */
export function nginxConfig({ root, port, baseUrl, rules, redirects, indexFolders }: HostedSite): string {
  const page = headerLines(headersFor(baseUrl, rules));
  return `# Made by \`npm run deploy -- nginx\`; belongs into the http block of nginx.conf.
types {
${typeLines()}
}
# Programs that ask for Markdown, and not for HTML, get the page's Markdown.
map $http_accept $markdown {
  default "";
  "~*text/html" "";
  "~*text/markdown" ".md";
}

server {
  listen ${port};
  # With a certificate: listen 443 ssl; http2 on; (nginx before 1.25: listen 443 ssl http2;)
  root "${root}";
  charset utf-8;
  charset_types ${charsetTypes()};
  absolute_redirect off;
  server_tokens off;
  gzip_static on;
  # brotli_static on;  # with libnginx-mod-http-brotli-static
  error_page 404 ${baseUrl}404.html;
  # An address that cannot be decoded has no page either.
  error_page 400 =404 ${baseUrl}404.html;
  # Browsers take a backslash for a slash: a redirect could lead to another site.
  if ($uri ~ "[\\\\\\\\]") { return 400; }

  # Every page has one address: two slashes are one, and so is an encoded one.
  if ($request_uri ~* "^[^?]*(//|%2f)") { rewrite "(?s)^(.*)$" $1 permanent; }

  location = ${baseUrl}404.html { internal;
${page}
  }
  location = ${baseUrl}404 { return 404; }
${Object.values(HOST_FILES)
  .map((name) => `  location = ${baseUrl}${name} { return 404; }`)
  .join("\n")}
  location ${baseUrl}assets/ {
${headerLines(headersFor(`${baseUrl}assets/x`, rules))}
    try_files $uri =404;
  }
${indexFolders.map((folder) => indexLocations(folder, page)).join("\n")}
${redirects.map(redirect).join("\n")}
  location ${baseUrl} {
    # Every page has one address.
    rewrite ^/(.*/)?index(?:\\.html)?$ /$1 permanent;
    rewrite ^(/.+)\\.html$ $1 permanent;
    rewrite ^(/.+)/$ $1 permanent;
${page}
    try_files $uri$markdown $uri $uri.html =404;
  }
${baseUrl === "/" ? homeLocation(page) : "  location / { return 404; }"}
}
`;
}

/** A rule for an encoded address; nginx compares decoded ones. */
function redirect([from, to]: [from: string, to: string]): string {
  return `  location = "${decodeURI(from)}" { return 301 "${to}$is_args$args"; }`;
}

function indexLocations(folder: string, page: string): string {
  const address = withBase("/", `/${folder}`);
  return `${redirect([address, `${address}/`])}
  location = "/${folder}/" {
${page}
    try_files "/${folder}$markdown" "/${folder}/index$markdown" "/${folder}/index.html" =404;
  }`;
}

function homeLocation(page: string): string {
  return `  location = / {
${page}
    try_files /index$markdown /index.html =404;
  }`;
}

function headerLines(headers: Record<string, string>): string {
  const all = { ...headers, Vary: "Accept, Accept-Encoding" };
  return Object.entries(all)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join("\n");
}

function typeLines(): string {
  return Object.entries(CONTENT_TYPES)
    .map(([ending, type]) => `  ${withoutCharset(type)} ${ending.slice(1)};`)
    .join("\n");
}

function charsetTypes(): string {
  const types = Object.values(CONTENT_TYPES).filter((type) => type.includes("charset"));
  // nginx adds text/html itself and warns if it is listed.
  return [...new Set(types.map(withoutCharset))].filter((type) => type !== "text/html").join(" ");
}

function withoutCharset(type: string): string {
  return type.replace(/;.*/, "");
}
