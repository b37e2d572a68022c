/** A file of the finished site, as content or as a copy of a file on disk. */
export type OutputFile = { path: string; content: string } | { path: string; copyOf: string };
