import type { CreatePagesArgs } from "gatsby";
import type { Feature } from "../../../src/build/feature";
import { checkedPages } from "../../../src/build/hooks/create-pages";
import { pages } from "../../../src/features/pages";
import { redirects } from "../../../src/features/redirects";
import { smallestSite } from "../../support/site";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite({
  navbar: { ...smallestSite.navbar, items: [] },
  translations: [{ folder: "content", translated: "content/i18n/fr" }],
});
const start: Feature = { name: "start", pages: () => ({ pages: [{ path: "/", component: "a.tsx", context: {} }] }) };

/** The places and words of what is wrong with the content that is there. */
async function told(...features: Feature[]): Promise<string[]> {
  await site.build([pages]);
  const { problems } = checkedPages(site.gatsby.args<CreatePagesArgs>(), [start, ...features], site.context());
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test("what a feature finds wrong with a page is told in its translation", async () => {
  site.write("content/pages/a.mdx", "A.");
  site.write("content/i18n/fr/pages/a.mdx", "Un.");
  const problem = { severity: "error" as const, file: "content/pages/a.mdx", line: 1, message: "M.", remedy: "R." };
  expect(await told(pages, { name: "own", pages: () => ({ pages: [], problems: [problem] }) })).toEqual([
    "content/i18n/fr/pages/a.mdx:1 M.",
  ]);
});

test("a redirect that a translation asks for has its line there", async () => {
  site.write("content/pages/a.mdx", "A.");
  site.write("content/pages/b.mdx", "B.");
  site.write("content/i18n/fr/pages/a.mdx", "---", "title: Un", "redirect_from: [/b/]", "---", "", "Un.");
  expect(await told(pages, redirects)).toEqual([
    expect.stringMatching(/^content\/i18n\/fr\/pages\/a\.mdx:3 The redirect from '\/b\/'/),
  ]);
});

test("a route of two pages, and one to which no link leads, have the lines of slugs in the translation", async () => {
  site.write("content/pages/a.mdx", "---", "slug: /b", "---", "", "A.");
  site.write("content/i18n/fr/pages/a.mdx", "---", "title: Un", "slug: /b", "---", "", "Un.");
  site.write("content/pages/b.mdx", "B.");
  site.write("content/pages/c.mdx", "---", "slug: /c?", "---", "", "C.");
  site.write("content/i18n/fr/pages/c.mdx", "---", "title: Trois", "slug: /c?", "---", "", "Trois.");
  expect(await told(pages)).toEqual([
    expect.stringMatching(/^content\/i18n\/fr\/pages\/a\.mdx:3 The page is not shown: its route '\/b\/'/),
    expect.stringMatching(/^content\/i18n\/fr\/pages\/c\.mdx:3 No link leads to the page/),
  ]);
});
