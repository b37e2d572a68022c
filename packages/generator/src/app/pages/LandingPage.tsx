import type { LandingView } from "../../shared/page.ts";
import { searchedVersion } from "../../shared/versionAt.ts";
import { LatestPosts } from "../components/blog/LatestPosts.tsx";
import { Prose } from "../components/Prose.tsx";
import { SearchForm } from "../components/SearchForm.tsx";
import { StatusBanner } from "../components/StatusBanner.tsx";
import { useShell } from "../shellContext.ts";

/** A standalone page: a hero with links, and an article. */
export function LandingPage({ view }: { view: LandingView }) {
  const { href, shell } = useShell();
  // In the version that the page leads to first.
  const version = searchedVersion(shell.versions, view.actions[0]?.href ?? "");
  return (
    <div className={view.variant === "landing" ? "page landing" : "page narrow"}>
      <StatusBanner status={view.status} />
      <header className="hero">
        <h1>{view.heading}</h1>
        <p className="lead">{view.description}</p>
        {view.actions.length > 0 && (
          <p className="hero-actions">
            {view.actions.map((action, at) => (
              <a
                key={action.href}
                className={at === 0 ? "button primary" : "button"}
                href={href(action.href)}
              >
                {action.label}
              </a>
            ))}
          </p>
        )}
        {view.searches.length > 0 && (
          <div className="hero-search">
            <SearchForm version={version} />
            <p>
              {view.searches.map((query) => (
                <a
                  key={query}
                  href={href(`/search?q=${encodeURIComponent(query)}${version && `&version=${version}`}`)}
                >
                  {query}
                </a>
              ))}
            </p>
          </div>
        )}
      </header>
      <Prose html={view.html} />
      <LatestPosts posts={view.posts} blogHref={view.blogHref} />
    </div>
  );
}
