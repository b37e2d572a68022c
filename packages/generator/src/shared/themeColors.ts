/** What browsers color their own bars with: the paper of each color mode. */
export const THEME_COLORS = { light: "#ffffff", dark: "#0f1319" } as const;
