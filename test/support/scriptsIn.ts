import { Parser } from "htmlparser2";

/** Elements that the build adds to an article, besides those of Markdown. */
const ELEMENTS = new Set(
  (
    "a abbr b blockquote br button caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 " +
    "h3 h4 h5 h6 hr i img input ins kbd label li mark ol p pre q s samp section small span strong sub summary sup table " +
    "tbody td tfoot th thead tr u ul var wbr svg g path rect circle ellipse line polygon polyline text tspan defs " +
    "marker title use"
  ).split(" "),
);
const ADDRESSES = new Set([
  "href",
  "src",
  "srcset",
  "action",
  "formaction",
  "xlink:href",
  "data",
  "poster",
  "background",
]);
/** Never in an article: they change what the page does or how it looks. */
const FORBIDDEN = /^(on|style$|srcdoc$|http-equiv$|xmlns:|formaction$|ping$|target$)/;

/** What in a piece of HTML could run, frame, style or post something: empty for an article that is safe to show. */
export function scriptsIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!ELEMENTS.has(name)) found.push(`<${name}>`);
        for (const [key, value] of Object.entries(attributes)) {
          if (FORBIDDEN.test(key)) found.push(`${name} ${key}="${value}"`);
          if (ADDRESSES.has(key) && !isHarmless(value)) found.push(`${name} ${key}="${value}"`);
        }
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true },
  );
  parser.end(html);
  return found;
}

/** As browsers read it: white space and control characters are ignored. */
function isHarmless(address: string): boolean {
  const read = address.replace(/[\s\p{Cc}]/gu, "");
  return /^(ref:\d+|#|https?:|mailto:|tel:|\/\/)/i.test(read) || !/^[a-z][a-z0-9+.-]*:/i.test(read);
}
