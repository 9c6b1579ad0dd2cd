import { symlinkSync } from "node:fs";
import path from "node:path";
import { unreadPages } from "../../../src/build/checks/unread-pages";
import { docs } from "../../../src/features/docs";
import { pages } from "../../../src/features/pages";
import { formatProblem } from "../../../src/lib/problem";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite({ pages: [{ id: "pages", content: "content", routeBasePath: "/" }] });
const told = (lenient = false) => {
  const context = site.context();
  return unreadPages([docs, pages], { ...context, site: { ...context.site, lenient } })
    .map(formatProblem)
    .join("\n\n");
};

test("files of Markdown whose names end otherwise than those of pages are told once, with the name that is meant", () => {
  for (const name of ["a.MDX", "b/c.markdown", "b/D.Md"]) site.write(`content/docs/${name}`, "Text.");
  expect(told()).toMatchInlineSnapshot(`
    "content/docs/a.MDX
      No part of the site reads this file: the names of pages end in \`.mdx\` or \`.md\`.
      → Rename it to 'a.mdx'.
      valid: a.mdx

    content/docs/b/D.Md
      No part of the site reads this file: the names of pages end in \`.mdx\` or \`.md\`.
      → Rename it to 'D.md'.
      valid: D.md

    content/docs/b/c.markdown
      No part of the site reads this file: the names of pages end in \`.mdx\` or \`.md\`.
      → Rename it to 'c.md'.
      valid: c.md"
  `);
  expect(told(true)).toBe("");
});

test("a link to a page that is not there is told, and one to a page is none", () => {
  site.write("content/docs/a.mdx", "Text.");
  const folder = path.join(site.root, "content/docs");
  symlinkSync("gone.mdx", path.join(folder, "dead.mdx"));
  symlinkSync("a.mdx", path.join(folder, "b.mdx"));
  expect(told()).toMatchInlineSnapshot(`
    "content/docs/dead.mdx
      There is no page of this file: it is a link to one that is not there.
      → Let the link lead to a file, or remove it."
  `);
});

test("pages, partials, other files and those that nobody reads are no problem", () => {
  const names = ["a.mdx", "b.md", "_c.mdx", "notes.txt", "d.mdx.bak", ".e.MDX", "node_modules/f.markdown"];
  for (const name of names) site.write(`content/docs/${name}`, "Text.");
  expect(told()).toBe("");
});

test("a file of code beside pages is told where no page imports it, with the place of such pages", () => {
  const warned = () => unreadPages([docs, pages], site.context()).map(({ file, remedy }) => [file, remedy]);
  for (const name of ["team", "lamp", "_part", "_parts/shade", "team.test"])
    site.write(`content/about/${name}.tsx`, "export default 1;");
  site.write("content/about/b.mdx", 'import Lamp from "./lamp";\n');
  expect(warned()).toEqual([["content/about/team.tsx", expect.stringContaining("'src/pages/about/team.tsx'")]]);
  site.remove("content/about");
});

test("a folder that is not there is told of elsewhere", () => {
  site.remove("content");
  expect(told()).toBe("");
});
