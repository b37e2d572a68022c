interface PolicyFactory {
  createPolicy<Rules extends Record<string, (text: string) => string>>(name: string, rules: Rules): Rules;
}

/** The Trusted Types API, which not all browsers implement. */
const trustedTypes = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

const policy = trustedTypes?.createPolicy("site", {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/** Marks HTML of the site's own build as trusted. */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** Marks the URL of a script of the site's own build as trusted. */
export function trustedScriptUrl(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}
