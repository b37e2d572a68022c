import { escapeHtml } from "../shared/escapeHtml.ts";

/** The radio buttons of the tabs are a group with a name. */
export const TABS_START = '<div class="tabs" role="radiogroup" aria-label="Alternatives">\n';

/** Returns a tab's radio button, its label and the beginning of its panel. */
export function tabHtml(tab: { group: string; at: number; label: string; isOpen: boolean }): string {
  const [id, text] = [`${tab.group}-${tab.at}`, escapeHtml(tab.label)];
  const checked = tab.isOpen ? " checked" : "";
  return (
    `<input type="radio" name="${tab.group}" id="${id}" value="${text}"${checked}><label for="${id}">${text}</label>\n` +
    '<div class="tab-panel">\n'
  );
}
