import { z } from "zod";
import type { Extension } from "../extension.ts";
import type { Problem } from "../shared/problem.ts";
import { issuesToProblems } from "../shared/schemaProblems.ts";

/** The configuration as problems name it: beside the content folder, to which all their files are relative. */
export const CONFIG_FILE = "../site.config.ts";

/** Every option of `site.config.ts`; types, defaults and validation come from here. */

const link = z.strictObject({
  label: z.string().min(1),
  /** A route of this site (`/blog`) or a full address. */
  href: z.string().min(1),
});

const position = z.enum(["left", "right"]).default("left");

const navbarItem = z.discriminatedUnion("type", [
  /** Leads to one page, named by its doc id. */
  z.strictObject({ type: z.literal("doc"), label: z.string(), docId: z.string(), position }),
  /** Leads to the first link of a sidebar. */
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

/** Where a visitor tells of a query without results, `{query}` in place of it; no link when empty. */
const reportUrl = z.string().default("");
/** Offered where search finds little; `{query}` stands for what was asked. */
const searchLinks = z
  .array(z.strictObject({ label: z.string().min(1), href: z.string().startsWith("/") }))
  .default([]);

const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().default(""),
  /** Scheme and host the site is published at, without a path. */
  url: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, "")),
  /** The path the site lives under; `/` unless it shares its host. */
  baseUrl: z
    .string()
    .regex(/^\/([^\s?#]*\/)?$/, "must start and end with a slash")
    .default("/"),
  /** Address of a content file in the code host's editor; `{path}` stands for the file's path. */
  editUrl: z.string().includes("{path}").optional(),
  /** Address of a new issue about a page; `{title}` and `{body}` stand for what it is filled in with. */
  reportUrl: z.string().includes("{body}").optional(),
  defaultLocale: z.string().default("en"),
  locales: z
    .record(z.string(), locale)
    .default({ en: { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } }),
  colorMode: z
    .strictObject({
      default: z.enum(["light", "dark"]).default("light"),
      /** Follow the system's preference while the visitor has not chosen. */
      respectSystem: z.boolean().default(false),
    })
    .prefault({}),
  /** A line above the navbar; it comes back when its id changes. Markdown inline text. */
  announcement: z
    .strictObject({ id: z.string().min(1), text: z.string().min(1), dismissible: z.boolean().default(true) })
    .optional(),
  /** Page-view measurement; nothing is loaded without an id. */
  analytics: z.strictObject({ id: z.string().min(1) }).optional(),
  /** Where search comes from: the site's own index, or a hosted one. */
  search: z
    .discriminatedUnion("provider", [
      z.strictObject({ provider: z.literal("embedded"), reportUrl, links: searchLinks }),
      z.strictObject({
        provider: z.literal("algolia"),
        appId: z.string().min(1),
        /** A search-only key: it is part of every page. */
        apiKey: z.string().min(1),
        indexName: z.string().min(1),
        /** Only hits of this language and docs version. */
        contextualSearch: z.boolean().default(true),
        /** Another address for the service's API, such as a proxy of your own. */
        host: z
          .url({ protocol: /^https?$/ })
          .nullable()
          .default(null),
        reportUrl,
        links: searchLinks,
      }),
    ])
    .prefault({ provider: "embedded" }),
  /** Keep the pages a visitor reads in the browser, for reading them without a connection. */
  offline: z.boolean().default(true),
  docs: z
    .strictObject({
      /** First segment of every docs route. */
      routeBase: z.string().default("docs"),
      version: z
        .strictObject({
          name: z.string(),
          label: z.string(),
          /** What the pages describe, `Harbour 2.1`. */
          release: z.string().optional(),
        })
        .default({ name: "current", label: "Next" }),
      /** Sidebar name → the folder of `content/docs` it is generated from. */
      sidebars: z
        .record(z.string(), z.strictObject({ dir: z.string() }))
        .default({ tutorialSidebar: { dir: "." } }),
    })
    .prefault({}),
  blog: z
    .strictObject({
      routeBase: z.string().default("blog"),
      title: z.string().default("Blog"),
      description: z.string().default("Blog"),
      postsPerPage: z.int().positive().default(10),
      recentPosts: z.int().nonnegative().default(5),
    })
    .prefault({}),
  navbar: z.array(navbarItem).default([]),
  footer: z
    .strictObject({
      groups: z.array(z.strictObject({ title: z.string(), links: z.array(link) })).default([]),
      note: z.string().default(""),
    })
    .prefault({}),
  /** Pages the not-found page offers. */
  likelyPages: z.array(link).default([]),
  /** What adds to the generator: data, directives, links, checks, islands. */
  extensions: z.array(z.custom<Extension>(isExtension, "must be an extension")).default([]),
  /** Hosts that images may come from, `img.example.org`; the policy sent with every page forbids all others. */
  imageHosts: z.array(z.string().regex(/^[\w.-]+(:\d+)?$/, "must be a host without a scheme")).default([]),
  /** What to do with a link to a Markdown file that does not exist. */
  onBrokenMarkdownLink: z.enum(["warn", "error"]).default("warn"),
  /** What to do when two pages have one address, of which only one can be written. */
  onDuplicateRoute: z.enum(["warn", "error"]).default("warn"),
});

function isExtension(value: unknown): boolean {
  return typeof value === "object" && value !== null && "load" in value;
}

export type SiteConfig = z.output<typeof siteConfigSchema>;
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export type NavbarItem = SiteConfig["navbar"][number];

type ParsedConfig = { ok: true; config: SiteConfig } | { ok: false; problems: Problem[] };

/** Checks a configuration once, at the door; everything behind it can trust the values. */
export function parseConfig(input: unknown, file = CONFIG_FILE): ParsedConfig {
  const parsed = siteConfigSchema.safeParse(input);
  if (parsed.success) return { ok: true, config: parsed.data };
  const knownKeys = Object.keys(siteConfigSchema.shape);
  const problems = issuesToProblems(parsed.error.issues, { input, file, rule: "config", knownKeys });
  return { ok: false, problems };
}
