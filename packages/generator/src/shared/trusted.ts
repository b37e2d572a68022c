interface PolicyFactory {
  createPolicy<Rules extends Record<string, (text: string) => string>>(name: string, rules: Rules): Rules;
}

/** Browsers that guard the places where text becomes HTML or script take only what such a policy has passed. */
const trustedTypes = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

const policy = trustedTypes?.createPolicy("site", {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/** HTML that the site's own build made. */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** Address of a script that belongs to the site's own build. */
export function trustedScriptUrl(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}
