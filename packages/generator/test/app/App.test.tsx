import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sampleSidebars, sampleViews, shell } from "../../../../test/support/views.ts";
import { App } from "../../src/app/App.tsx";
import type { PageState } from "../../src/app/components/PageContent.tsx";
import type { PageKind } from "../../src/shared/page.ts";
import type { ShellView } from "../../src/shared/shell.ts";

function render(page: PageState, parts: Partial<ShellView> = {}): string {
  return renderToString(<App shell={{ ...shell, ...parts }} page={page} sidebars={sampleSidebars} />);
}

function renderKind(kind: PageKind, parts: Partial<ShellView> = {}): string {
  return render({ status: "loaded", view: sampleViews[kind] }, parts);
}

/** The labels of an element's landmarks of one kind, in order. */
function labels(html: string, tag: string): (string | undefined)[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*aria-label="([^"]*)"`, "g"))].map(([, label]) => label);
}

const KINDS = Object.keys(sampleViews) as PageKind[];

describe.each(KINDS)("the page of kind %s", (kind) => {
  const html = renderKind(kind);

  it("has its landmarks once, and a way to skip to the content", () => {
    for (const landmark of ["<main ", '<header class="navbar"', '<footer class="footer"'])
      expect(html.split(landmark)).toHaveLength(2);
    expect(html).toMatch(/^<a class="skip-link" href="#site:main">/);
    expect(html).toContain('<main id="site:main" data-main="" tabindex="-1">');
    expect(labels(html, "nav")).toContain("Main");
  });

  it("has no id that could clash with a heading", () => {
    const view = sampleViews[kind];
    const shellHtml = "html" in view ? html.replace(view.html, "") : html;
    const ids = [...shellHtml.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id) => !id?.includes(":") && id !== "search-results")).toEqual([]);
  });

  it("has exactly one H1, which names the page", () => {
    const view = sampleViews[kind];
    const expected = view.kind === "post" ? view.post.title : view.heading;
    expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)).toEqual([expected]);
  });
});

describe("pages of the docs", () => {
  it.each(["doc", "category"] as const)("of kind %s have breadcrumbs, neighbours and the sidebar", (kind) => {
    const html = renderKind(kind);
    expect(html).toMatch(
      /aria-label="Breadcrumbs"><ol><li><a href="\/" aria-label="[^"]*, home">.*?<\/a><\/li><li><(a href="\/docs\/category\/guide"|span aria-current="page")>Guide</,
    );
    expect(html).toContain(
      '<a class="prev" rel="prev" href="/docs/before"><small>Previous</small><span>Before</span></a>',
    );
    expect(html).toContain(
      '<a class="next" rel="next" href="/docs/after"><small>Next</small><span>After</span></a>',
    );
    expect(html).toContain('<nav class="sidebar"');
  });

  it.each(["doc", "category"] as const)("of kind %s name the release and the note of its version", (kind) => {
    const versions = shell.versions.map((version) => ({
      ...version,
      noteHtml: "Both are <em>maintained</em>.",
    }));
    const html = renderKind(kind, { versions });
    expect(html).toContain(
      '<p>Describes Harbour 2.1</p><p class="version-note">Both are <em>maintained</em>.</p></div>',
    );
  });

  it("are searched in their own version, also from the page that leads to it, before there is a dialog", () => {
    const [version] = shell.versions;
    if (!version) throw new Error("no version");
    const versions = [version, { ...version, name: "next", path: "/docs/guide/", isLast: false }];
    expect(renderKind("doc", { versions })).toContain('<a class="search-button" href="/search?version=next"');
    expect(renderKind("post", { versions })).toContain('<a class="search-button" href="/search"');
    const started = versions.map((each) => (each.isLast ? each : { ...each, path: "/docs/start/" }));
    const landing = renderKind("landing", { versions: started });
    expect(landing).toContain('<a class="search-button" href="/search?version=next"');
  });

  it("show the site's logo, if it has one", () => {
    expect(renderKind("doc")).toContain('<path d="M4 4h16v16H4z"');
    const without = renderKind("doc", { logo: [] });
    expect(without).not.toContain("brand-mark");
  });

  it("mark the page itself in the sidebar", () => {
    expect(renderKind("doc")).toContain('<a href="/docs/guide/page" aria-current="page">A page</a>');
  });

  it("show contents, tags, the ways to the source and the date", () => {
    const html = renderKind("doc");
    expect(html.match(/href="#two"><code>two<\/code>/g)).toHaveLength(2);
    expect(html).toContain('href="https://code.test/edit/page.md"');
    expect(html).toContain('data-copy-page="/page.md"');
    expect(html).toContain('<time dateTime="2024-02-03">February 3, 2024</time>');
    expect(html).toContain('<a href="/docs/tags/mail">Mail</a>');
  });

  it("open in assistants, with the address of their Markdown and nothing of theirs on the page", () => {
    const html = renderKind("doc");
    const address = encodeURIComponent(`${shell.siteUrl}/page.md`);
    for (const assistant of ["https://chatgpt.com/?q=", "https://claude.ai/new?q="]) {
      const [, prompt = ""] = html.split(`<a href="${assistant}`);
      expect(prompt).toMatch(new RegExp(`^[^"]*${address}[^"]*" rel="noopener nofollow">`));
      expect(html.split(new URL(assistant).host)).toHaveLength(2);
    }
  });

  it("say which release they describe", () => {
    expect(renderKind("doc")).toContain("<p>Describes Harbour 2.1</p>");
  });

  it("keep an H1 for screen readers when the title is hidden", () => {
    const view = { ...sampleViews.doc, heading: null };
    expect(render({ status: "loaded", view })).toContain('<h1 class="visually-hidden">A page</h1>');
  });

  it("have no empty lists around them when there is nothing to show", () => {
    const nothing = { breadcrumbs: [], previous: null, next: null, toc: [], tags: [] };
    const html = render({ status: "loaded", view: { ...sampleViews.doc, ...nothing } });
    for (const name of ["breadcrumbs", "pagination", "toc", "tags"])
      expect(html).not.toContain(`class="${name}"`);
  });

  it("show cards with links to what is in them", () => {
    expect(renderKind("category")).toContain(
      '<a href="/docs/category/deep">Deep</a></h2><p>Deep text.</p><ul><li><a href="/blog/queues">Virtual queues</a></li><li><a href="/docs/category/deep">All 3 pages</a>',
    );
  });
});

describe("pages of the blog", () => {
  it("show a post's date, authors, reading time and neighbours", () => {
    const html = renderKind("post");
    for (const text of ["February 3, 2024", "Ada Example", "4 min read"]) expect(html).toContain(text);
    expect(html).toContain('rel="prev" href="/blog/newer"><small>Newer post</small>');
    expect(html).toContain('rel="next" href="/blog/older"><small>Older post</small>');
    expect(html).toContain('<a href="/blog/queues" aria-current="page">Virtual queues</a>');
  });

  it("show a list's covers by topic, and its neighbours by number", () => {
    const html = renderKind("postList");
    expect(html).toContain('data-shape="route"');
    expect(html).toContain("<p>About queues.</p>");
    expect(html).toContain('rel="prev" href="/blog"><small>Newer posts</small><span>Page 1 of 3</span>');
    expect(html).toContain(
      'rel="next" href="/blog/page/3"><small>Older posts</small><span>Page 3 of 3</span>',
    );
  });

  it("lead from any list page to the tags and the archive", () => {
    const html = renderKind("postList");
    expect(html).toContain('href="/blog/tags"');
    expect(html).toContain('href="/blog/archive"');
  });

  it("show tags with their counts and the archive by year", () => {
    expect(renderKind("tags")).toContain('<a href="/blog/tags/mail">Mail<small>2</small></a>');
    expect(renderKind("archive")).toContain("<h2>2024</h2>");
  });
});

describe("the shell", () => {
  it("puts the base in front of every link of the site", () => {
    const html = renderKind("doc", { baseUrl: "/sub/" });
    expect(html).toContain('href="/sub/docs/before"');
    expect(html).not.toMatch(/href="\/(docs|blog)/);
  });

  it("marks the section the page is in", () => {
    expect(renderKind("doc")).toMatch(/href="\/docs\/" aria-current="true"><span>Documentation/);
    expect(renderKind("post")).not.toMatch(/href="\/docs\/" aria-current="true"><span>Documentation/);
  });

  it("marks only the nearer one of two entries that the page belongs to", () => {
    const entry = (href: string) =>
      ({ type: "link", label: href, href, position: "left", activeBase: href, icon: null }) as const;
    const navbar = [entry("/docs"), entry("/docs/guide/page"), entry("/blog")];
    const bar = renderKind("doc", { navbar }).split("</header>")[0] ?? "";
    expect(bar.match(/aria-current="true"><span>[^<]*/g)).toEqual([
      'aria-current="true"><span>/docs/guide/page',
    ]);
  });

  it("shows an announcement before everything but the skip link", () => {
    const announcement = { id: "v1", html: "<b>New</b>", dismissible: true };
    const html = renderKind("landing", { announcement });
    expect(html.indexOf('class="announcement"')).toBeLessThan(html.indexOf('class="navbar"'));
    expect(html).toContain("<b>New</b>");
    expect(html).toContain("data-announcement-dismiss");
    expect(renderKind("landing")).not.toContain("announcement");
  });

  it("has no dismiss button for a permanent announcement", () => {
    const announcement = { id: "v1", html: "x", dismissible: false };
    expect(renderKind("landing", { announcement })).not.toContain("data-announcement-dismiss");
  });
});

describe("a page that is not there", () => {
  it("links to the offline pages only if offline use is enabled", () => {
    const page = { status: "error", path: "/x", error: new Error("No.") } as const;
    expect(render(page, { offline: false })).not.toContain("/offline");
  });

  it("shows a spinner while it loads", () => {
    expect(render({ status: "loading", path: "/x" })).toContain('role="status"');
  });

  it("shows the error and a way to retry", () => {
    const html = render({ status: "error", path: "/x", error: new Error("The network is down.") });
    expect(html).toContain("The network is down.");
    expect(html).toMatch(/<button[^>]*>Retry<\/button>/);
    expect(html).toContain('<a href="/offline">Pages available offline</a>');
  });
});
