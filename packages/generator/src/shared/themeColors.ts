/** Values of `<meta name="theme-color">`: the page background of each color mode. */
export const THEME_COLORS = { light: "#ffffff", dark: "#0f1319" } as const;
