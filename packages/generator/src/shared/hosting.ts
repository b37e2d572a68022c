/** What a host has to know of a built site to send the right headers. */
interface HostingFacts {
  /** Path of the site's root, with a slash at both ends. */
  baseUrl: string;
  /** SHA-256 of every inline script, in base64. */
  inlineScripts: string[];
  /** Page views are measured: a script that is not ours runs. */
  analytics: boolean;
  /** Origins of a hosted search service. */
  searchOrigins: string[];
  /** Other hosts that images come from. */
  imageHosts: string[];
}

/** Headers for the files whose path matches; `/docs/*` stands for all below. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

const GOOGLE = {
  script: "https://www.googletagmanager.com",
  connect: "https://*.google-analytics.com https://*.googletagmanager.com",
};

/**
 * The one table of what hosts send: our own server reads it from the site, the configurations in `deploy/` are filled in
 * from it. Styles are left to the policy inside each document, which names the one that document has.
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
      },
    },
    { path: `${facts.baseUrl}assets/*`, headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
  ];
}

function contentSecurityPolicy(facts: HostingFacts): string {
  const { inlineScripts, analytics, searchOrigins: origins, imageHosts } = facts;
  const hashes = inlineScripts.map((hash) => `'sha256-${hash}'`);
  const connect = ["'self'", ...(analytics ? [GOOGLE.connect] : []), ...origins];
  const directives = [
    `script-src 'self' ${[...hashes, ...(analytics ? [GOOGLE.script] : [])].join(" ")}`,
    `connect-src ${connect.join(" ")}`,
    ["img-src 'self' data:", ...(analytics ? [GOOGLE.connect] : []), ...imageHosts].join(" "),
    "font-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The measuring script writes to places that this would close.
    ...(analytics ? [] : ["trusted-types site default", "require-trusted-types-for 'script'"]),
  ];
  return directives.join("; ");
}

/** The policy a document carries itself: the only style it may have inside is its own. */
export function documentPolicy(styleHash: string): string {
  return `style-src 'self' 'sha256-${styleHash}'`;
}

/** Files for hosts to read, which nobody else gets to see. */
export const HOST_FILES = { headers: "_headers", redirects: "_redirects" } as const;

/** The table in the form that many hosts read from a file `_headers`. */
export function formatHeaders(rules: HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
    )
    .join("\n\n")
    .concat("\n");
}

/** Reads what `formatHeaders` wrote; a line it does not know is passed over. */
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

/** Reads a file `_redirects`: where each address leads. */
export function parseRedirects(text: string): Map<string, string> {
  return new Map(
    text.split("\n").flatMap((line): [string, string][] => {
      const [from, to] = line.split(" ");
      return from && to ? [[from, to]] : [];
    }),
  );
}

/** The headers of one path; a later rule wins over an earlier one. */
export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
