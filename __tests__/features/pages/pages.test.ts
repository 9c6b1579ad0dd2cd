import type { CreatePagesArgs } from "gatsby";
import { pages } from "../../../src/features/pages";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite();

async function made(production: boolean) {
  site.write("content/pages/a.mdx", "A.");
  site.write("content/pages/deep/index.md", "---", "unlisted: true", "---", "", "B.");
  site.write("content/pages/c.mdx", "---", "draft: true", "---", "", "C.");
  await site.build([pages]);
  return pages.pages?.(site.gatsby.args<CreatePagesArgs>(), site.context({ production }));
}

describe("the standalone pages", () => {
  const id = (file: string) => `content content/pages/${file}`;
  const page = (path: string, file: string, hidden: boolean) => ({
    path,
    file: `content/pages/${file}`,
    node: id(file),
    needsText: true,
    noIndex: hidden,
    hidden,
    search: { group: "Site" },
    component: "src/features/pages/templates/standalone.tsx",
    context: { id: id(file) },
  });

  it("are one for each file, unlisted ones hidden, drafts left out in production", async () => {
    const listed = [page("/a/", "a.mdx", false), page("/deep/", "deep/index.md", true)];
    expect(await made(true)).toEqual({ pages: listed });
    expect(await made(false)).toEqual({
      pages: expect.arrayContaining([...listed, page("/c/", "c.mdx", false)]) as unknown,
    });
  });

  it("are not searched where their instance says so", async () => {
    const [instance] = site.site.pages;
    if (!instance) throw new Error("The smallest site has no pages.");
    site.write("content/pages/a.mdx", "A.");
    await site.build([pages]);
    const context = site.context({ site: { ...site.site, pages: [{ ...instance, searched: false }] } });
    expect(pages.pages?.(site.gatsby.args<CreatePagesArgs>(), context).pages[0]?.search).toBeUndefined();
  });

  it("come from the folders of their instances", () => {
    expect(pages.sources?.(site.site)).toEqual([{ name: "pages", folder: "content/pages" }]);
  });
});
