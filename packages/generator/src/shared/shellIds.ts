/** Ids of the shell. No heading can have one of them: a colon never becomes part of a heading's id. */
export const MAIN_ID = "site:main";
export const MENU_ID = "site:menu";
export const PAGE_DATA_ID = "site:page";
