import { z } from "zod";

/** Front matter and metadata files, key by key as Docusaurus 2 and 3 read them. Unknown keys are problems. */

/** YAML reads `title: 2024` as a number; a writer means the text. */
const text = z.union([z.string(), z.number()]).transform(String);
const tag = z.union([text, z.strictObject({ label: text, permalink: z.string() })]);
const headingLevel = z.int().min(2).max(6);

const everyPage = {
  title: text.optional(),
  title_meta: text.optional(),
  description: text.optional(),
  keywords: z.array(text).optional(),
  image: z.string().optional(),
  slug: z
    .string()
    .regex(/^[^\s?#]*$/, "Write it without spaces, ? and #: /my-page.")
    .optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  tags: z.array(tag).nullish(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  last_update: z.strictObject({ author: z.string().optional(), date: z.string().optional() }).optional(),
};

export const docFrontMatterSchema = z.strictObject({
  ...everyPage,
  id: z.string().optional(),
  hide_title: z.boolean().optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: z.string().optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  displayed_sidebar: z.string().nullish(),
  pagination_label: text.optional(),
  pagination_next: z.string().nullish(),
  pagination_prev: z.string().nullish(),
  custom_edit_url: z.string().nullish(),
  parse_number_prefixes: z.boolean().optional(),
  /** What people type when this page is the answer; an object where a section of it is. */
  questions: z
    .array(
      z.union([
        text,
        z.strictObject({ ask: text, at: z.string().startsWith("#", 'Begin it with a hash: "#section".') }),
      ]),
    )
    .optional(),
});
export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;

const everyAuthor = {
  title: z.string().optional(),
  url: z.string().optional(),
  image_url: z.string().optional(),
  imageURL: z.string().optional(),
  email: z.string().optional(),
};

const inlineAuthor = z.strictObject({
  ...everyAuthor,
  key: z.string().optional(),
  name: z.string().optional(),
});

export const postFrontMatterSchema = z.strictObject({
  ...everyPage,
  id: z.string().optional(),
  date: z.string().optional(),
  authors: z.union([z.string(), inlineAuthor, z.array(z.union([z.string(), inlineAuthor]))]).optional(),
  author: z.string().optional(),
  author_title: z.string().optional(),
  author_url: z.string().optional(),
  author_image_url: z.string().optional(),
  authorTitle: z.string().optional(),
  authorURL: z.string().optional(),
  authorImageURL: z.string().optional(),
});
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;

export const pageFrontMatterSchema = z.strictObject({
  ...everyPage,
  /** `landing` and `simple` stand alone; `docs` is drawn as a docs page beside the named sidebar. */
  layout: z.enum(["landing", "simple", "docs"]).default("docs"),
  sidebar: z.string().optional(),
  actions: z.array(z.strictObject({ label: z.string(), href: z.string() })).default([]),
});
export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>;

const categoryLink = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("generated-index"),
    title: z.string().optional(),
    description: z.string().optional(),
    slug: z.string().optional(),
    keywords: z.array(z.string()).optional(),
    image: z.string().optional(),
  }),
  z.strictObject({ type: z.literal("doc"), id: z.string() }),
]);

export const categoryMetaSchema = z.strictObject({
  label: text.optional(),
  position: z.number().optional(),
  /** Shown on cards and on the category's own page. */
  description: z.string().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  className: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  link: categoryLink.nullish(),
});
export type CategoryMeta = z.output<typeof categoryMetaSchema>;

export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    ...everyAuthor,
    name: z.string(),
    description: z.string().optional(),
    socials: z.record(z.string(), z.string()).optional(),
    page: z.unknown().optional(),
  }),
);

export const tagsSchema = z.record(
  z.string(),
  z.strictObject({ label: text.optional(), permalink: z.string().optional(), description: text.optional() }),
);
export type TagMeta = z.output<typeof tagsSchema>[string];
