import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pagesInItsPlace } from "../../../src/features/cms/problems";

const root = mkdtempSync(path.join(os.tmpdir(), "cms-problems-"));
afterAll(() => rmSync(root, { recursive: true }));

test("a page at the addresses of the CMS is told, and so is a redirect; others are not", () => {
  writeFileSync(path.join(root, "admin.mdx"), "---\ntitle: A\nslug: /admin/\n---\n");
  const pages = [
    { path: "/admin/", component: "page.tsx", file: "admin.mdx" },
    { path: "/admin/old/", component: "redirect.tsx", namedIn: "src/site.ts" },
    { path: "/administration/", component: "page.tsx", file: "other.mdx" },
    { path: "/docs/admin/", component: "page.tsx", file: "doc.mdx" },
  ];
  expect(pagesInItsPlace(pages, { root, site: { translations: [] } })).toEqual([
    {
      severity: "error",
      file: "admin.mdx",
      line: 3,
      message: "The route '/admin/' lies at '/admin/', where the site has its CMS.",
      remedy: "Give the page another `slug` or `from`, or write `cms: { enabled: false }` into src/site.ts.",
    },
    expect.objectContaining({
      file: "src/site.ts",
      message: expect.stringMatching(/'\/admin\/old\/' lies at/) as unknown,
    }),
  ]);
});
