import { unreadFolders } from "../../../src/build/checks/unread-folders";
import type { Part } from "../../../src/build/parts/part";
import { blog } from "../../../src/features/blog";
import { docs } from "../../../src/features/docs";
import { formatProblem } from "../../../src/lib/problem";
import { standOnSmallSite } from "../../support/small-site";

const en = { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } as const;
const site = standOnSmallSite({
  i18n: { defaultLocale: "en", locales: { en, fr: { ...en, path: "fr", content: "content/i18n/fr/" } } },
});
const told = (lenient = false, more: { part?: Part } = {}) => {
  const context = site.context();
  return unreadFolders([docs, blog], { ...context, site: { ...context.site, lenient }, ...more })
    .map(formatProblem)
    .join("\n\n");
};

test("a folder with pages that no part of the site reads is told once, as is a page beside all folders", () => {
  for (const name of ["guide/a.mdx", "guide/deep/b.md", "docs/c.mdx", "d.mdx"]) site.write(`content/${name}`, "Text.");
  expect(told()).toMatchInlineSnapshot(`
    "content/d.mdx
      No part of the site reads this file.
      → Move what is to show into a folder that is read, or name its own as the \`content\` of docs or pages in src/site.ts.
      valid: content/docs, content/blog

    content/guide/a.mdx
      No part of the site reads this file and 1 more in 'content/guide'.
      → Move what is to show into a folder that is read, or name its own as the \`content\` of docs or pages in src/site.ts.
      valid: content/docs, content/blog"
  `);
  expect(told(true)).toBe("");
  expect(told(false, { part: {} as Part })).toBe("");
});

test("what is read, is a part of other pages, is imported, or is for readers of the repository is not told", () => {
  const read = ["docs/a.mdx", "blog/b.mdx", "i18n/fr/docs/a.mdx"];
  const others = [
    "parts/_d.mdx",
    "_parts/e.mdx",
    ".drafts/f.mdx",
    "README.md",
    "notes/g.txt",
    "notes/node_modules/h.md",
  ];
  for (const name of [...read, ...others]) site.write(`content/${name}`, "Text.");
  expect(told()).toBe("");
  site.write("content/shared/terms.mdx", "Text.");
  expect(told()).toContain("content/shared/terms.mdx\n  No part of the site reads this file.");
  for (const path of ["../shared/terms.mdx", "@site/content/shared/terms.mdx"]) {
    site.write("content/docs/a.mdx", `import Terms from "${path}";`);
    expect(told()).toBe("");
  }
});
