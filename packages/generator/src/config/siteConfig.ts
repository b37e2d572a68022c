import { searchHost } from "@docs/search";
import { z } from "zod";
import type { Extension } from "../extension.ts";
import { isSafeAddress, SAFE_ADDRESS } from "../shared/isSafeAddress.ts";
import { issuesToProblems } from "../shared/schemaProblems.ts";
import type { SearchConfig } from "../shared/shell.ts";
import { ADDRESS, joinPath } from "../shared/url.ts";
import { lineOfOption } from "./lineOfOption.ts";

/** The configuration file in problems, relative to the content folder. */
export const CONFIG_FILE = "../site.config.ts";

/** Every option of `site.config.ts`; types, defaults and validation come from here. */

const link = z.strictObject({
  label: z.string().min(1),
  /** A route of this site (`/blog`) or a full URL. */
  href: z.string().min(1).refine(isSafeAddress, SAFE_ADDRESS),
});

const address = z.string().regex(ADDRESS, "Write a path of the site, without # and ?: /docs/old");

const position = z.enum(["left", "right"]).default("left");

const navbarItem = z.discriminatedUnion("type", [
  /** Links to a doc by id. */
  z.strictObject({ type: z.literal("doc"), label: z.string(), docId: z.string(), position }),
  /** Links to the first page of a sidebar. */
  z.strictObject({ type: z.literal("docSidebar"), label: z.string(), sidebarId: z.string(), position }),
  z.strictObject({
    type: z.literal("link"),
    ...link.shape,
    icon: z.enum(["code", "github"]).optional(),
    position,
  }),
  z.strictObject({ type: z.literal("docsVersionDropdown"), position }),
  z.strictObject({ type: z.literal("localeDropdown"), position }),
]);

const locale = z.strictObject({
  label: z.string(),
  direction: z.enum(["ltr", "rtl"]).default("ltr"),
  htmlLang: z.string(),
  calendar: z.string().default("gregory"),
  path: z.string(),
});

/** URL for reporting a query without results, with `{query}` as placeholder; no link if empty. */
const reportUrl = z.string().default("");
/** Links shown when search finds little, with `{query}` as placeholder. */
const searchLinks = z
  .array(
    z.strictObject({
      label: z.string().min(1),
      href: z.string().startsWith("/"),
      /** A regular expression: queries that match it get the link with their results, too. */
      pattern: z.string().default(""),
    }),
  )
  .default([]);

const optionsSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().default(""),
  /** The logo as SVG paths on a 24 by 24 grid, drawn as strokes: the last one in red, the others in blue. */
  logo: z.array(z.string().min(1)).default([]),
  /** Scheme and host of the published site, without a path. */
  url: z
    .string()
    .refine(
      (url) => URL.canParse(url) && /^https?:\/\/[^/?#]+\/*$/.test(url),
      "Write scheme and host: https://example.org; a path belongs into baseUrl",
    )
    .transform((url) => url.replace(/\/+$/, "")),
  /** The path the site is published under; `/` unless it shares its host. */
  baseUrl: z
    .string()
    .regex(/^\/([^\s?#]*\/)?$/, "must start and end with a slash")
    .default("/"),
  /** URL of a content file in the code host's editor, with its path below the content folder as `{path}`. */
  editUrl: z.string().includes("{path}").optional(),
  /** URL of a new issue about a page, with `{title}` and `{body}` as placeholders. */
  reportUrl: z.string().includes("{body}").optional(),
  defaultLocale: z.string().default("en"),
  locales: z
    .record(z.string(), locale)
    .default({ en: { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } }),
  colorMode: z
    .strictObject({
      default: z.enum(["light", "dark"]).default("light"),
      /** Follow the system's preference until the visitor chooses a mode. */
      respectSystem: z.boolean().default(false),
    })
    .prefault({}),
  /** A bar above the navbar, in inline Markdown; a new id shows it again after it was dismissed. */
  announcement: z
    .strictObject({ id: z.string().min(1), text: z.string().min(1), dismissible: z.boolean().default(true) })
    .optional(),
  /** Google Analytics. */
  analytics: z.strictObject({ id: z.string().min(1) }).optional(),
  /** The site's own index, or a hosted one. */
  search: z
    .discriminatedUnion("provider", [
      z.strictObject({ provider: z.literal("embedded"), reportUrl, links: searchLinks }),
      z.strictObject({
        provider: z.literal("algolia"),
        appId: z.string().min(1),
        /** Must be a search-only key, because it is public. */
        apiKey: z.string().min(1),
        indexName: z.string().min(1),
        /** Another URL for the service's API, such as a proxy. */
        host: z
          .url({ protocol: /^https?$/ })
          .nullable()
          .default(null),
        reportUrl,
        links: searchLinks,
      }),
    ])
    .prefault({ provider: "embedded" }),
  /** What `llms.txt` tells programs besides the list of pages, in Markdown. */
  llms: z.strictObject({ instructions: z.string().default("") }).prefault({}),
  /** Keep visited pages in the browser for offline reading. */
  offline: z.boolean().default(true),
  docs: z
    .strictObject({
      /** First segment of every docs route. */
      routeBase: z.string().default("docs"),
      /** What is said of each version, by its name: `current` for `content/docs`, the others as in `versions.json`. */
      versions: z
        .record(
          z.string(),
          z.strictObject({
            /** In the menu; by default the name, and Next for the current one. */
            label: z.string().min(1).optional(),
            /** Path below `routeBase`; by default the name, none for the last version, `next` for the current one. */
            path: z.string().optional(),
            /** The documented release, such as `Harbour 2.1`. */
            release: z.string().optional(),
            /** The id of its main page; by default the first of its sidebar. */
            mainDocId: z.string().optional(),
            /** What its pages say of themselves; by default, versions before the last one are not maintained. */
            banner: z.enum(["none", "unreleased", "unmaintained"]).optional(),
            /** Shown at the end of its pages, beside the release, in inline Markdown. */
            note: z.string().min(1).optional(),
            /** Keep it out of search engines. */
            noIndex: z.boolean().optional(),
            /** Paths it had before, which redirect to where it is now. */
            formerPaths: z.array(z.string()).optional(),
          }),
        )
        .default({}),
      /** The version at `/docs/`; by default the first of `versions.json`, or the current one. */
      lastVersion: z.string().optional(),
      /** Sidebar name → the folder of `content/docs` it is generated from. */
      sidebars: z
        .record(z.string(), z.strictObject({ dir: z.string() }))
        .default({ tutorialSidebar: { dir: "." } }),
    })
    .prefault({}),
  /** Old addresses that belong to no page, and where they lead; the page's own are `formerAddresses` in its front matter. */
  redirects: z.array(z.strictObject({ from: z.union([address, z.array(address)]), to: address })).default([]),
  blog: z
    .strictObject({
      /** Path of the list of posts, without a slash at its end. */
      routeBase: z
        .string()
        .prefault("blog")
        .transform((base) => joinPath(base, "").replace(/(?<=.)\/$/, "")),
      title: z.string().default("Blog"),
      description: z.string().default("Blog"),
      postsPerPage: z.int().positive().default(10),
      recentPosts: z.int().nonnegative().default(5),
    })
    .prefault({}),
  /** By default, links to the docs and the blog, as far as there are pages. */
  navbar: z.array(navbarItem).optional(),
  footer: z
    .strictObject({
      groups: z.array(z.strictObject({ title: z.string(), links: z.array(link) })).default([]),
      note: z.string().default(""),
    })
    .prefault({}),
  /** The heading of the not-found page. */
  notFoundHeading: z.string().min(1).default("Page not found"),
  /** Links on the not-found page, and in search before the first query. */
  likelyPages: z.array(link).default([]),
  extensions: z.array(z.custom<Extension>(isExtension, "must be an extension")).default([]),
});

/** Adds the default locale to the options. */
const siteConfigSchema = optionsSchema.transform((options, context) => {
  const { locales, defaultLocale } = options;
  const locale = locales[defaultLocale];
  if (locale) return { ...options, locale };
  const values = Object.keys(locales);
  context.addIssue({ code: "invalid_value", path: ["defaultLocale"], values, input: defaultLocale });
  return z.NEVER;
});

function isExtension(value: unknown): boolean {
  return typeof value === "object" && value !== null && "load" in value;
}

export type SiteConfig = z.output<typeof siteConfigSchema>;
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export type NavbarItem = z.output<typeof navbarItem>;

/** Options of other generators, and what there is instead. */
const INSTEAD: Record<string, string> = {
  theme: "There are no themes: the look is in the stylesheets of packages/generator/src/app/styles.",
  favicon: "Put icon.svg, icon-192.png, icon-512.png and favicon.ico into the public folder.",
};

/** Validates a configuration and fills in defaults; with its text, problems have a line. */
export function parseConfig(input: unknown, text = "") {
  const parsed = siteConfigSchema.safeParse(input);
  if (parsed.success) return { ok: true as const, config: parsed.data };
  const knownKeys = Object.keys(optionsSchema.shape);
  const lineOf = (path: PropertyKey[]) => lineOfOption(text, input, path);
  const where = { input, file: CONFIG_FILE, rule: "config", knownKeys, lineOf, instead: INSTEAD };
  return { ok: false as const, problems: issuesToProblems(parsed.error.issues, where) };
}

/** Returns the origin of the hosted search; null for embedded search. */
export function searchOrigin(search: SearchConfig): string | null {
  return search.provider === "algolia" ? new URL(searchHost(search)).origin : null;
}
