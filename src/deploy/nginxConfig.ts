import { headersFor } from "../shared/hosting.ts";
import type { HostedSite } from "./hostedSite.ts";

/** A complete `http` part for nginx: the site's address rules and headers, with the compressed files sent as they are. */
export function nginxConfig({ root, port, rules, indexFolders }: HostedSite): string {
  const page = headerLines(headersFor("/", rules), "    ");
  const asset = headerLines(headersFor("/assets/x", rules), "      ");
  return `# Made by \`npm run deploy -- nginx\`; belongs into the http block of nginx.conf.
types {
  text/html html; text/css css; text/javascript js; text/markdown md; text/plain txt; text/xml xml;
  application/json json; application/manifest+json webmanifest;
  image/svg+xml svg; image/png png; image/jpeg jpg jpeg; image/webp webp; image/avif avif; image/x-icon ico;
}
# Programs that ask for Markdown, and not for HTML, get the page's Markdown.
map $http_accept $twin {
  default "";
  "~*text/html" "";
  "~*text/markdown" ".md";
}

server {
  listen ${port};
  # With a certificate: listen 443 ssl; http2 on; (nginx before 1.25: listen 443 ssl http2;)
  root ${root};
  charset utf-8;
  charset_types text/html text/css text/javascript text/markdown text/plain text/xml application/json;
  absolute_redirect off;
  server_tokens off;
  gzip_static on;
  # brotli_static on;  # with libnginx-mod-http-brotli-static
  error_page 404 /404.html;

  location = /404.html { internal;
${page}
  }
  location = /_headers { return 404; }
  location /assets/ {
${asset}
      try_files $uri =404;
  }
${indexFolders
  .map(
    (folder) => `  location = /${folder} { return 301 /${folder}/$is_args$args; }
  location = /${folder}/ {
${page}
    try_files /${folder}/index$twin /${folder}/index.html =404;
  }`,
  )
  .join("\n")}
  location / {
    # Every page has one address.
    rewrite ^/(.*/)?index(?:\\.html)?$ /$1 permanent;
    rewrite ^(/.+)\\.html$ $1 permanent;
    rewrite ^(/.+)/$ $1 permanent;
${page}
    try_files $uri$twin $uri $uri.html =404;
  }
  location = / {
${page}
    try_files /index$twin /index.html =404;
  }
}
`;
}

function headerLines(headers: Record<string, string>, indent: string): string {
  const all = { ...headers, Vary: "Accept, Accept-Encoding" };
  return Object.entries(all)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join("\n");
}
