import { z } from "zod";
import { isSafeAddress, SAFE_ADDRESS } from "../shared/isSafeAddress.ts";
import { POSTAL_SHAPES } from "../shared/metadata.ts";
import { ADDRESS } from "../shared/url.ts";
import { readDate } from "./readDate.ts";

/**
 * Schemas of front matter and metadata files, with the keys of Docusaurus 2 and 3. An unknown key
 * that resembles a known one is an error, any other is ignored with a warning. Editors show the descriptions, through
 * the JSON schemas that `npm run schemas` generates.
 */

/** YAML parses `title: 2024` as a number; text is meant. */
const text = z.union([z.string(), z.number()]).transform(String);
const tag = z.union([text, z.strictObject({ label: text, permalink: z.string() })]);
/** A date with an optional time; the pattern is for editors, which then reject what the build rejects. */
const date = z
  .string()
  .regex(
    /^\d{4}-(0?[1-9]|1[0-2])-(0?[1-9]|[12]\d|3[01])([T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/,
    "Write year, month and day: 2026-07-15.",
  )
  .transform((written, context) => {
    const read = readDate(written);
    if (read === null) context.addIssue("Write a day that exists: 2026-07-15.");
    return read ?? z.NEVER;
  });
const address = z.string().regex(ADDRESS, "Write the whole path, without # and ?: /docs/old.");
const href = z.string().refine(isSafeAddress, SAFE_ADDRESS);
const headingLevel = z.int().min(2).max(6);

/** A page of which either may be true. */
const isEither = ({ draft, unlisted }: { draft?: boolean | undefined; unlisted?: boolean | undefined }) =>
  !(draft && unlisted);
const ONE_OF_BOTH = { path: ["unlisted"], message: "Keep one of the two: a draft is not built at all" };

const everyPage = {
  title: text.optional().describe("The title of the page; its text then begins without one."),
  title_meta: text.optional().describe("The title for browsers and search engines, if it differs."),
  description: text.optional().describe("What the page answers, in 50 to 160 characters."),
  keywords: z.array(text).optional(),
  image: z
    .string()
    .optional()
    .describe("The picture in link previews: a file beside the page or in public/."),
  slug: z
    .string()
    .regex(/^[^\s?#]*$/, "Write it without spaces, ? and #: /my-page.")
    .optional()
    .describe("The address of the page; by default it follows from the file's name."),
  draft: z.boolean().optional().describe("Shown while developing only, and never built."),
  unlisted: z
    .boolean()
    .optional()
    .describe("Reachable by its address alone: in no list, feed, sitemap or search."),
  tags: z.array(tag).nullish(),
  formerAddresses: z
    .union([address, z.array(address)])
    .optional()
    .describe("Addresses that the page had before, which redirect to it: [/docs/old]."),
  questions: z
    .array(
      z.union([
        text,
        z.strictObject({ ask: text, at: z.string().regex(/^#/, 'Begin it with a hash: "#section".') }),
      ]),
    )
    .optional()
    .describe("What people type when this page is the answer; `at` names the section that answers."),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  last_update: z.strictObject({ author: z.string().optional(), date: date.optional() }).optional(),
};

export const docFrontMatterSchema = z
  .strictObject({
    ...everyPage,
    id: z
      .string()
      .regex(/^[^/]*$/, "Write it without a slash: the folder is part of it already")
      .optional(),
    hide_title: z.boolean().optional(),
    sidebar_label: text.optional().describe("The name in the sidebar, if the title is too long."),
    sidebar_position: z.number().optional().describe("The place in its folder, smallest first."),
    sidebar_class_name: z.string().optional(),
    sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
    displayed_sidebar: z.string().nullish(),
    pagination_label: text.optional(),
    pagination_next: z.string().nullish().describe("The id of the page that follows, or null for none."),
    pagination_prev: z.string().nullish().describe("The id of the page before, or null for none."),
    custom_edit_url: href.nullish(),
    parse_number_prefixes: z.boolean().optional(),
    formerId: z
      .union([text, z.array(text)])
      .optional()
      .describe(
        "The id that the page had before it was renamed: older versions are compared by it, and its address redirects.",
      ),
  })
  .refine(isEither, ONE_OF_BOTH);
export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;

const everyAuthor = {
  title: z.string().optional(),
  url: href.optional(),
  image_url: z.string().optional(),
  imageURL: z.string().optional(),
  email: z.string().optional(),
};

const inlineAuthor = z.strictObject({
  ...everyAuthor,
  key: z.string().optional(),
  name: z.string().optional(),
});

export const postFrontMatterSchema = z
  .strictObject({
    ...everyPage,
    id: z.string().optional(),
    date: date.optional().describe("The date of the post, if the file's name has none."),
    authors: z
      .union([z.string(), inlineAuthor, z.array(z.union([z.string(), inlineAuthor]))])
      .optional()
      .describe("Names from authors.yml: [team]."),
    author: z.string().optional(),
    author_title: z.string().optional(),
    author_url: href.optional(),
    author_image_url: z.string().optional(),
    authorTitle: z.string().optional(),
    authorURL: href.optional(),
    authorImageURL: z.string().optional(),
  })
  .refine(isEither, ONE_OF_BOTH);
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;

export const pageFrontMatterSchema = z
  .strictObject({
    ...everyPage,
    layout: z
      .enum(["landing", "simple", "docs"])
      .default("docs")
      .describe(
        "`landing` and `simple` stand alone; `docs` is drawn as a docs page beside the named sidebar.",
      ),
    sidebar: z.string().optional(),
    actions: z.array(z.strictObject({ label: z.string(), href })).default([]),
  })
  .refine(isEither, ONE_OF_BOTH);
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
  description: z.string().optional().describe("Shown on cards and on the category's own page."),
  heading: text
    .optional()
    .describe("A heading above the category in the sidebar, for it and those below it."),
  tasks: z
    .array(z.string())
    .max(3)
    .optional()
    .describe("What the generated page begins with: pages or sections of this folder, as guide.md#section."),
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
    organization: z.boolean().optional().describe("True for a team or a company; otherwise a person."),
    description: z.string().optional(),
    socials: z.record(z.string(), z.string()).optional(),
    page: z.unknown().optional(),
  }),
);

export const tagsSchema = z.record(
  z.string(),
  z.strictObject({
    label: text.optional(),
    permalink: z.string().optional(),
    description: text.optional(),
    shape: z
      .enum(POSTAL_SHAPES)
      .optional()
      .describe("What covers of posts with this tag show, if it is their first tag with a shape."),
  }),
);
export type TagMeta = z.output<typeof tagsSchema>[string];
