import type { LandingView } from "../../shared/page.ts";
import { LatestPosts } from "../components/blog/LatestPosts.tsx";
import { Prose } from "../components/Prose.tsx";
import { StatusBanner } from "../components/StatusBanner.tsx";
import { useShell } from "../shellContext.ts";

/** A standalone page: a hero with links, and an article. */
export function LandingPage({ view }: { view: LandingView }) {
  const { href } = useShell();
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
      </header>
      <Prose html={view.html} />
      <LatestPosts posts={view.posts} blogHref={view.blogHref} />
    </div>
  );
}
