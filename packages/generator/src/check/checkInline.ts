import { errorProblem, type Problem } from "../shared/problem.ts";

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** From the start of a tag over whole attributes: what stands in a value or in the text is not one. */
const ATTRIBUTE = /<[a-z][\w-]*(?: +[^ "<>=]+(?:="[^"]*")?)*? +(style|on[a-z]+)=/gi;

/** Browsers run and apply only what the policy of the site names; anything else would be missing without a word. */
export function checkInline(path: string, html: string, scripts: ReadonlySet<string>): Problem[] {
  return unlisted(html, scripts).map((what) =>
    errorProblem({
      rule: "unlisted-inline",
      message: `${path} has ${what}, which the content security policy forbids.`,
      hint: "Put scripts into src/client/inline and styles into src/app/styles.",
    }),
  );
}

function unlisted(html: string, scripts: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (const [, attributes = "", code = ""] of html.matchAll(SCRIPT)) {
    const isData = /\stype="application\/(ld\+)?json"/.test(attributes);
    if (!isData && !scripts.has(code))
      found.push(`an inline script that is not listed (${code.slice(0, 40)})`);
  }
  // The one in the head is named by the document's own policy.
  const styles = html.split("<style").length - 1;
  if (styles > 1) found.push(`${styles} inline styles instead of one`);
  if (!/ (style|on[a-z]+)=/i.test(html)) return found;
  for (const [, name] of html.matchAll(ATTRIBUTE)) found.push(`an attribute ${name}`);
  return found;
}
