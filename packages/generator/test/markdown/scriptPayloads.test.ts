import { describe, expect, it } from "vitest";
import { compile } from "../../../../test/support/compile.ts";
import { scriptsIn } from "../../../../test/support/scriptsIn.ts";

/** The usual ways to bring script into a page, in the places where Markdown takes HTML, addresses or titles. */
const HTML = [
  "<script>alert(1)</script>",
  "<script src=//evil.test/x.js></script>",
  "<SCRIPT>alert(1)</SCRIPT>",
  "<script/x>alert(1)</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<script>alert(1)",
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<img src=x OnErRoR=alert(1)>",
  "<img/src=x/onerror=alert(1)>",
  "<img src=x\nonerror=alert(1)>",
  "<img src='x' onerror='alert(1)'//>",
  '<img src="x" onerror="alert&lpar;1&rpar;">',
  "<img src=x:alert(alt) onerror=eval(src) alt=0>",
  '<img """><script>alert(1)</script>">',
  "<img src=javascript:alert(1)>",
  '<img srcset="x 1x, javascript:alert(1) 2x">',
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><a xlink:href=javascript:alert(1)><text>x</text></a></svg>",
  "<svg><animate onbegin=alert(1) attributeName=x></svg>",
  "<svg><use href='data:image/svg+xml,<svg onload=alert(1)>'></svg>",
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  "<math href=javascript:alert(1)>x</math>",
  "<iframe src=javascript:alert(1)></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data=javascript:alert(1)></object>",
  "<embed src=javascript:alert(1)>",
  "<applet code=x></applet>",
  "<form action=javascript:alert(1)><button>x</button></form>",
  "<button formaction=javascript:alert(1)>x</button>",
  "<input autofocus onfocus=alert(1)>",
  "<select autofocus onfocus=alert(1)></select>",
  "<textarea autofocus onfocus=alert(1)></textarea>",
  "<details open ontoggle=alert(1)><summary>x</summary></details>",
  "<div onclick=alert(1)>x</div>",
  "<div style='background:url(javascript:alert(1))'>x</div>",
  "<p style=animation-name:x onanimationstart=alert(1)>x</p>",
  "<style>@import 'javascript:alert(1)'</style>",
  "<link rel=stylesheet href=javascript:alert(1)>",
  "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
  "<base href=javascript:alert(1)//>",
  "<body onload=alert(1)>",
  "<html onclick=alert(1)>",
  "<video src=x onerror=alert(1)></video>",
  "<audio src=x onerror=alert(1)></audio>",
  "<video><source onerror=alert(1)></video>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<template><script>alert(1)</script></template>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
  "<a href='x' title='\"><script>alert(1)</script>'>x</a>",
  "<a title='&quot; onmouseover=&quot;alert(1)'>x</a>",
  "<div class='\"><img src=x onerror=alert(1)>'>x</div>",
  "<div id=\"x' onclick='alert(1)\">x</div>",
  "<!--><script>alert(1)</script>-->",
  "<!--[if IE]><script>alert(1)</script><![endif]-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml version='1.0'?><script>alert(1)</script>",
  "<!DOCTYPE x [<!ENTITY e '<script>alert(1)</script>'>]>&e;",
  "<x onclick=alert(1)>x</x>",
  "<xss onafterscriptexecute=alert(1)><script>1</script>",
  "<isindex type=image src=1 onerror=alert(1)>",
  "<table background=javascript:alert(1)><tr><td>x</td></tr></table>",
  "<p><plaintext><script>alert(1)</script>",
  "{/* --><script>alert(1)</script> */}",
];
const ADDRESSES = [
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java&#10;script:alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A;avascript&colon;alert(1)",
  "\u0001javascript:alert(1)",
  "javascript&#58;alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "blob:https://here.test/x",
  "filesystem:https://here.test/x",
  "view-source:javascript:alert(1)",
  "file:///etc/passwd",
  "intent://x#Intent;end",
  "ms-msdt:/id",
];
const TITLES = [
  '"><script>alert(1)</script>',
  "</code></pre><img src=x onerror=alert(1)>",
  "' onmouseover='alert(1)",
];

describe("a page runs no script", () => {
  it.each(HTML)("from %s", (payload) => {
    for (const body of [
      payload,
      `Text ${payload} text`,
      `- ${payload}`,
      `| ${payload} |\n|---|\n| ${payload} |`,
    ])
      expectSafe(body);
  });

  it.each(ADDRESSES)("from a link, an image or a definition that leads to %j", (address) => {
    expectSafe(`<a href="${address}">x</a> <img src="${address}">`);
    expectSafe(`[x](${address}) [x](<${address}>) ![x](${address}) <${address}>\n\n[y]\n\n[y]: ${address}`);
  });

  it.each(TITLES)("from a title, a heading, a fence or a diagram with %j", (title) => {
    expectSafe(`# ${title}\n\n## ${title} {#id}\n\n[x](y.md '${title}') ![${title}](a.png "${title}")`);
    expectSafe(`\`\`\`toml title="${title}" ${title}\n${title}\n\`\`\`\n\n\`${title}\``);
    expectSafe(`\`\`\`mermaid title='${title}'\nflowchart LR\n  A["${title}"] -->|${title}| B\n\`\`\``);
    expectSafe(`\`\`\`mermaid\nsequenceDiagram\n  A->>B: ${title}\n  Note over A: ${title}\n\`\`\``);
    expectSafe(`:::note[${title}]\n${title}\n:::\n\n:::tabs\n== ${title}\n${title}\n:::`);
    expectSafe(`[^1]\n\n[^1]: ${title}\n\n::settings{prefix="${title}"}`);
  });
});

function expectSafe(body: string) {
  const { html, headings } = compile(body);
  const parts = [html, ...headings.map((heading) => heading.html)];
  expect(parts.flatMap(scriptsIn), body).toEqual([]);
}

describe("the check of these pages", () => {
  it.each([
    "<script>alert(1)</script>",
    "<p><img src=x onerror=alert(1)></p>",
    "<svg onload=alert(1)></svg>",
    "<iframe src=//evil.test></iframe>",
    "<div style='position:fixed'>x</div>",
    "<form action=//evil.test></form>",
    "<base href=//evil.test>",
    "<table background=javascript:alert(1)></table>",
    ...ADDRESSES.map((address) => `<a href="${address}">x</a>`),
  ])("fails on %s", (html) => {
    expect(scriptsIn(html)).not.toEqual([]);
  });
});
