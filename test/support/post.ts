import type { Files } from "./tempTree.ts";

/** The given number of posts, one per day from 2024-01-01, named `post-1` and so on. */
export function numberedPosts(count: number, frontMatter = ""): Files {
  const entries = Array.from({ length: count }, (_, at) => {
    const date = new Date(Date.UTC(2024, 0, at + 1)).toISOString().slice(0, 10);
    const text = `---\nslug: post-${at + 1}\n${frontMatter}---\n\n# Post ${at + 1}\n\nText.\n`;
    return [`blog/${date}-post.md`, text] as const;
  });
  return Object.fromEntries(entries);
}
