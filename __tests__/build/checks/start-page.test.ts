import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { missingStartPage } from "../../../src/build/checks/start-page";
import { formatProblem } from "../../../src/lib/problem";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "start-page-"));
  mkdirSync(path.join(root, "src/pages"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** What is told of a site with the pages of some routes. */
function told(home: SiteInput["home"], ...routes: string[]): string {
  return toldOf({ home }, ...routes);
}

function toldOf({ home, lenient }: Pick<SiteInput, "home" | "lenient">, ...routes: string[]): string {
  writeFileSync(
    path.join(root, "src/site.ts"),
    `export const site = {\n  title: "Site",\n  home: ${JSON.stringify(home)},\n};`,
  );
  const site = readSite({ ...smallestSite, home, lenient });
  const pages = routes.map((route) => ({ path: route }));
  return missingStartPage(pages, { root, site }).map(formatProblem).join("\n\n");
}

test("a site with a page at its address has a start page, in content or in code", () => {
  expect(told(null, "/docs/", "/")).toBe("");
  writeFileSync(path.join(root, "src/pages/index.tsx"), "");
  expect(told(null, "/docs/")).toBe("");
});

test("a site without one is told, with the line and all ways to get one", () => {
  expect(told(null, "/docs/")).toMatchInlineSnapshot(`
    "src/site.ts:3
      The site has no start page: no page has the route '/', to which its name and its logo lead.
      → Name the folder of a home page as \`home\`, as in { content: "content/home" }; or give a page \`slug: /\`, or docs or a blog the \`routeBasePath\` "/"."
  `);
  expect(told({ content: "content/home" })).toContain(
    "→ Write content/home/index.mdx; or set `home` to null, and give",
  );
});

test("a project of Docusaurus is told what it can do: it has no setting for a home page", () => {
  expect(toldOf({ home: null, lenient: true }, "/docs/")).toMatchInlineSnapshot(`
"src/site.ts
  The site has no start page: no page has the route '/', to which its name and its logo lead.
  → Write src/pages/index.mdx; or give docs the \`routeBasePath\` "/" and one of them \`slug: /\`, or a blog the \`routeBasePath\` "/"."
`);
});
