interface HostingFacts {
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** SHA-256 of every inline script, in base64. */
  inlineScripts: string[];
  /** Allows the script of Google Analytics. */
  analytics: boolean;
  /** Of a hosted search service. */
  searchOrigin: string | null;
}

/** Headers for paths that match; a trailing `*` matches any suffix. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

const GOOGLE = {
  script: "https://www.googletagmanager.com",
  connect: "https://*.google-analytics.com https://*.googletagmanager.com",
};

/**
 * Returns the response headers of the site, which our own server, the configurations in `deploy/` and some hosts read
 * from `_headers`. Styles are covered by the policy in each document, which has the hash of its stylesheet.
 */
export function headerRules(facts: HostingFacts): HeaderRule[] {
  return [
    {
      path: `${facts.baseUrl}*`,
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(facts),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cache-Control": "no-cache",
        Link: `<${facts.baseUrl}llms.txt>; rel="llms-txt"`,
      },
    },
    { path: `${facts.baseUrl}assets/*`, headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
  ];
}

function contentSecurityPolicy(facts: HostingFacts): string {
  const { inlineScripts, analytics, searchOrigin } = facts;
  const hashes = inlineScripts.map((hash) => `'sha256-${hash}'`);
  const connect = ["'self'", ...(analytics ? [GOOGLE.connect] : []), ...(searchOrigin ? [searchOrigin] : [])];
  const directives = [
    `script-src 'self' ${[...hashes, ...(analytics ? [GOOGLE.script] : [])].join(" ")}`,
    `connect-src ${connect.join(" ")}`,
    ["img-src 'self' data:", ...(analytics ? [GOOGLE.connect] : [])].join(" "),
    "font-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Google's script does not support Trusted Types.
    ...(analytics ? [] : ["trusted-types site default", "require-trusted-types-for 'script'"]),
  ];
  return directives.join("; ");
}

/** Returns the policy for a document's `<meta>`: only its own inline stylesheet is allowed. */
export function documentPolicy(styleHash: string): string {
  return `style-src 'self' 'sha256-${styleHash}'`;
}

/** What follows the address of a page's Markdown copy in a `Link` header, which hosts send that can make one up. */
export const COPY_LINK = 'rel="alternate"; type="text/markdown"';

/** Files for hosts, which are not served. */
export const HOST_FILES = { headers: "_headers", redirects: "_redirects" } as const;

/** Formats rules as a `_headers` file. */
export function formatHeaders(rules: HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
    )
    .join("\n\n")
    .concat("\n");
}

/** Parses a `_headers` file; unknown lines are ignored. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    if (/^\/\S*$/.test(line)) rules.push({ path: line, headers: {} });
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (name !== undefined && value !== undefined && last) last.headers[name] = value;
  }
  return rules;
}

/** Parses a `_redirects` file into targets by source path. */
export function parseRedirects(text: string): Map<string, string> {
  return new Map(
    text.split("\n").flatMap((line): [string, string][] => {
      const [from, to] = line.split(" ");
      return from && to ? [[from, to]] : [];
    }),
  );
}

/** Returns the headers of a path; later rules override earlier ones. */
export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
