import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { PageAtRoute } from "../../../src/build/checks/same-routes";
import { unreachableRoutes } from "../../../src/build/checks/unreachable-routes";
import { formatProblem } from "../../../src/lib/problem";

const root = mkdtempSync(path.join(os.tmpdir(), "unreachable-routes-"));
afterAll(() => rmSync(root, { recursive: true }));

const doc = (route: string, file?: string): PageAtRoute => ({ path: route, component: "src/doc.tsx", file });
const check = (pages: PageAtRoute[], lenient = false) =>
  unreachableRoutes(pages, { root, site: { lenient, translations: [] } });

test("routes with signs that no path of an address can hold are errors, with the line of the slug", () => {
  writeFileSync(path.join(root, "what.mdx"), "---\ntitle: What\nslug: /what?\n---\n");
  writeFileSync(path.join(root, "c#.mdx"), "C sharp.\n");
  const problems = check([doc("/docs/c#/", "c#.mdx"), doc("/what?/", "what.mdx"), doc("/tags/100%/")]);
  expect(problems.map(({ severity }) => severity)).toEqual(["error", "error", "error"]);
  expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
    "c#.mdx:1
      No link leads to the page: its route '/docs/c#/' holds '#', which no path of an address can.
      → Rename the file or its folder, or give the page a \`slug\`, without '#'.
    what.mdx:3
      No link leads to the page: its route '/what?/' holds '?', which no path of an address can.
      → Rename the file or its folder, or give the page a \`slug\`, without '?'.
    src/doc.tsx
      No link leads to the page: its route '/tags/100%/' holds '%', which no path of an address can.
      → Give the page a \`slug\` or a \`permalink\` without '%'."
  `);
});

test("routes with escapes are errors: browsers and links read them as the signs that they stand for", () => {
  writeFileSync(path.join(root, "a%20b.mdx"), "Text.\n");
  const problems = check([doc("/docs/a%20b/", "a%20b.mdx"), doc("/%C3%BC%2f/"), doc("/%E4/")]);
  expect(problems.map(({ severity }) => severity)).toEqual(["error", "error", "error"]);
  expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
    "a%20b.mdx:1
      No link leads to the page: its route '/docs/a%20b/' holds '%20', which means ' ' in an address.
      → Rename the file or its folder, or give the page a \`slug\`, without '%20'.
    src/doc.tsx
      No link leads to the page: its route '/%C3%BC%2f/' holds '%C3%BC%2f', which means 'ü/' in an address.
      → Give the page a \`slug\` or a \`permalink\` without '%C3%BC%2f'.
    src/doc.tsx
      No link leads to the page: its route '/%E4/' holds '%E4', which no path of an address can.
      → Give the page a \`slug\` or a \`permalink\` without '%E4'."
  `);
});

test("a page at /index/ would show what the start page does", () => {
  writeFileSync(path.join(root, "main.mdx"), "---\nslug: /index\n---\n");
  const pages = [doc("/"), doc("/index/", "main.mdx"), doc("/docs/index/")];
  expect(check(pages)).toMatchObject([{ severity: "error", file: "main.mdx", line: 2 }]);
  expect(check(pages, true)).toMatchObject([{ severity: "warning" }]);
  const redirect = { path: "/index/", component: "src/features/redirects/templates/redirect.tsx" };
  expect([check(pages.slice(1)), check([doc("/"), redirect])]).toEqual([[], []]);
});

test("a project of Docusaurus, whose routes are given, gets warnings", () => {
  expect(check([doc("/docs/100%/")], true)).toMatchObject([{ severity: "warning" }]);
});

test("other signs and old addresses are no problem", () => {
  const redirect = { path: "/old#/", component: "src/features/redirects/templates/redirect.tsx", file: "a.mdx" };
  expect(check([doc("/docs/ünï/"), doc("/tags/🚀/"), doc("/a b/c+d/"), redirect])).toEqual([]);
});
