import { expect, it } from "vitest";
import { resultHtml } from "../../../../src/client/explorer/resultHtml.ts";

const placeOf = (position: number) => ({ href: `/page-${position}`, label: `Page <${position}>` });

it("shows key, sentence, facts and the page that explains it, with every text escaped", () => {
  const entry = { n: "store.<id>.x", p: 0, t: "string", s: 'Says "<b>".', d: "<a>", m: "le", h: 1 };
  expect(resultHtml("settings", entry, placeOf)).toBe(
    '<dt><a href="/page-0#setting-store.id.x"><code>store.&lt;id&gt;.x</code></a></dt>' +
      "<dd><p>Says &quot;&lt;b&gt;&quot;.</p>" +
      '<ul class="chips"><li>string</li><li>default <code>&lt;a&gt;</code></li><li>in config.toml</li><li>Enterprise</li>' +
      '<li>See <a href="/page-1">Page &lt;1&gt;</a></li></ul></dd>',
  );
});

it("shows what to check after an event", () => {
  const entry = { n: "store.error", p: 0, t: "error", s: "Fails.", c: "Check & retry.", m: "m" };
  const html = resultHtml("events", entry, placeOf);
  expect(html).toContain('<p>Fails. <span class="note">Check &amp; retry.</span></p>');
  expect(html).toContain('<li class="level error">error</li><li>counted as a metric</li>');
});
