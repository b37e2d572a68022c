/** The file of the content that lists what no page describes yet, one entry to a line (`events acme.auth-start`). */
export const UNDESCRIBED_FILE = "undescribed.txt";
