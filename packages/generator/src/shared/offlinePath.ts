/** The page that lists what is kept offline, and stands in for every page that is not. In the first script: alone here. */
export const OFFLINE_PATH = "/offline";
