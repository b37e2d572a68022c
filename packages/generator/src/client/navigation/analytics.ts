/** Returns a function that sends a page view if the address has changed; a no-op without a configured id. */
export function createAnalytics(config: { id: string } | null): () => void {
  if (!config) return () => undefined;
  const { id } = config;
  const host = window as Window & { dataLayer?: unknown[] };
  host.dataLayer ??= [];
  const layer = host.dataLayer;
  let last: string | null = null;

  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: gtag.js only accepts `arguments` objects, not arrays.
    layer.push(arguments);
  }

  gtag("js", new Date());
  gtag("config", id, { anonymize_ip: true, send_page_view: false });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);

  return function sendPageView() {
    const { href, pathname, search, hash } = location;
    const path = pathname + search + hash;
    if (path === last) return;
    last = path;
    gtag("event", "page_view", { page_title: document.title, page_location: href, page_path: path });
  };
}
