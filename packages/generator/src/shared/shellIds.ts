/** Ids of the shell. The colon prevents collisions with headings, whose ids never contain one. */
export const MAIN_ID = "site:main";
export const MENU_ID = "site:menu";
export const PAGE_DATA_ID = "site:page";
