import { expect, it } from "vitest";
import { makeSidebar } from "../../peers/makeSidebar.ts";

const page = (file: string, title: string, fields = {}) => ({
  file,
  title,
  fields,
  route: `/${file.replace(/\.md$/, "")}`,
  description: "",
  body: "",
});

it("makes groups of folders, in the order that the files ask for", () => {
  const docs = [
    page("docs/z.md", "Z", { sidebar_position: 1 }),
    page("docs/a/x.md", "X", { sidebar_position: 2 }),
    page("docs/a/b/y.md", "Y", { sidebar_label: "Short" }),
  ];
  const metadata = [{ file: "docs/a/_category_.json", text: '{"label":"Part A","position":0}' }];
  expect(makeSidebar(docs, metadata)).toEqual([
    {
      label: "Part A",
      items: [
        { label: "X", route: "/docs/a/x" },
        { label: "b", items: [{ label: "Short", route: "/docs/a/b/y" }] },
      ],
    },
    { label: "Z", route: "/docs/z" },
  ]);
});
