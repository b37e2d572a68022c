import { errorProblem, type Problem } from "../shared/problem.ts";

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** Matches whole tags, so that values and text are not taken for attributes. */
const ATTRIBUTE = /<[a-z][\w-]*(?: +[^ "<>=]+(?:="[^"]*")?)*? +(style|on[a-z]+)=/gi;

/** Reports inline scripts and styles that the content security policy would silently block. */
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
  // The stylesheet in the head is the only one that the policy allows.
  const styles = html.split("<style").length - 1;
  if (styles > 1) found.push(`${styles} inline styles instead of one`);
  if (!/ (style|on[a-z]+)=/i.test(html)) return found;
  for (const [, name] of html.matchAll(ATTRIBUTE)) found.push(`an attribute ${name}`);
  return found;
}
