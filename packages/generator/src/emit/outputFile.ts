/** A file of the finished site, as content or as a copy of a file on disk. */
export type OutputFile = MadeFile | { path: string; copyOf: string };

export interface MadeFile {
  path: string;
  content: string;
}
