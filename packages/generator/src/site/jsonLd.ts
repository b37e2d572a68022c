import type { SiteConfig } from "../config/siteConfig.ts";
import type { BlogPost } from "../shared/metadata.ts";
import type { Link } from "../shared/nav.ts";
import { absoluteUrl } from "../shared/url.ts";

/** Structured data for search engines, in schema.org's vocabulary. */
type JsonLd = Record<string, unknown>;

const CONTEXT = { "@context": "https://schema.org" };

export function breadcrumbLd(config: SiteConfig, crumbs: Link[]): JsonLd {
  const itemListElement = [{ label: config.title, href: "/" }, ...crumbs].map(({ label, href }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: label,
    item: absoluteUrl(config, href),
  }));
  return { ...CONTEXT, "@type": "BreadcrumbList", itemListElement };
}

export function techArticleLd(
  config: SiteConfig,
  {
    path,
    title,
    modified,
    release,
  }: { path: string; title: string; modified: string | null; release: string | null },
): JsonLd {
  return {
    ...CONTEXT,
    "@type": "TechArticle",
    headline: title,
    url: absoluteUrl(config, path),
    ...(modified ? { dateModified: modified } : {}),
    ...(release ? { about: { "@type": "SoftwareApplication", name: release } } : {}),
    publisher: organization(config),
  };
}

export function blogPostingLd(config: SiteConfig, post: BlogPost, modified: string | null): JsonLd {
  return {
    ...CONTEXT,
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    url: absoluteUrl(config, post.path),
    datePublished: post.date,
    ...(modified ? { dateModified: modified } : {}),
    inLanguage: config.defaultLocale,
    keywords: post.tags.map((tag) => tag.label),
    author: post.authors.map(({ name, url, organization: isOrganization }) => ({
      "@type": isOrganization ? "Organization" : "Person",
      name,
      ...(url ? { url } : {}),
    })),
    publisher: organization(config),
  };
}

function organization(config: SiteConfig): JsonLd {
  return { "@type": "Organization", name: config.title, url: absoluteUrl(config, "/") };
}
