import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { PageAtRoute } from "../../../src/build/checks/same-routes";
import { unreachableRoutes } from "../../../src/build/checks/unreachable-routes";
import { formatProblem } from "../../../src/lib/problem";

const root = mkdtempSync(path.join(os.tmpdir(), "unreachable-routes-"));
afterAll(() => rmSync(root, { recursive: true }));

const doc = (route: string, file?: string): PageAtRoute => ({ path: route, component: "src/doc.tsx", file });
const check = (pages: PageAtRoute[], lenient = false) => unreachableRoutes(pages, { root, site: { lenient } });

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

test("a project of Docusaurus, whose routes are given, gets warnings", () => {
  expect(check([doc("/docs/100%/")], true)).toMatchObject([{ severity: "warning" }]);
});

test("other signs, escapes and old addresses are no problem", () => {
  const redirect = { path: "/old#/", component: "src/features/redirects/templates/redirect.tsx", file: "a.mdx" };
  expect(check([doc("/docs/ünï/"), doc("/tags/🚀/"), doc("/a b/c%20d/"), redirect])).toEqual([]);
});
