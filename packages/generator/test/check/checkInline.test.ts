import { describe, expect, it } from "vitest";
import { checkInline } from "../../src/check/checkInline.ts";

const LISTED = new Set(["start()"]);

function check(html: string) {
  return checkInline("docs/x.html", html, LISTED).map(({ message }) => message);
}

describe("a document", () => {
  it.each([
    "<script>start()</script>",
    '<script data-scripts="/a.js">start()</script>',
    '<script type="application/json" id="state">{"a":1}</script>',
    '<script type="application/ld+json">[{"@type":"x"}]</script>',
    "<style>a{b:c}</style>",
    '<p title="style=x onclick=y">style="x" onclick="y"</p>',
    '<img alt="a onerror=b" src="/a.png">',
    '<p>&lt;p style="x"&gt; &lt;script&gt;</p>',
    '<button type="button" popovertarget="drawer" hidden>x</button>',
  ])("may have %s", (html) => {
    expect(check(html)).toEqual([]);
  });

  it.each([
    ["<script>other()</script>", "an inline script that is not listed (other())"],
    ["<script>start();</script>", "an inline script that is not listed (start();)"],
    ["<script>start()</script><script>\nx</script>", "an inline script that is not listed (\nx)"],
    ["<style>a{}</style><style>b{}</style>", "2 inline styles instead of one"],
    ['<p style="color:red">x</p>', "an attribute style"],
    ['<p class="a" hidden style="color:red">x</p>', "an attribute style"],
    ['<img alt="x > y" onerror="alert(1)">', "an attribute onerror"],
    ['<svg viewBox="0 0 1 1" onload=alert(1)>', "an attribute onload"],
  ])("may not have %s", (html, what) => {
    expect(check(html)).toEqual([`docs/x.html has ${what}, which the content security policy forbids.`]);
  });
});
