import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { CreatePagesArgs, SourceNodesArgs } from "gatsby";
import type { BuildContext } from "../../../src/build/context/context";
import { redirects } from "../../../src/features/redirects";
import { readSite } from "../../../src/lib/site-config";
import { FakeGatsby } from "../../support/gatsby-api";
import { smallestSite } from "../../support/site";

const input = {
  ...smallestSite,
  redirects: [
    { from: ["/old/", "older"], to: "/new/#part" },
    { from: ["/away/"], to: "https://example.org" },
  ],
};
let context: BuildContext;
beforeEach(() => {
  const root = mkdtempSync(path.join(os.tmpdir(), "redirects-"));
  mkdirSync(path.join(root, "src"));
  writeFileSync(
    path.join(root, "src/site.ts"),
    ["redirects: [", '  "/old/", "/new/"', '  "https://example.org"', "]"].join("\n"),
  );
  context = { root, site: readSite(input), production: true } as BuildContext;
});
afterEach(() => rmSync(context.root, { recursive: true }));

describe("redirects", () => {
  it("become a node for each old route", async () => {
    const gatsby = new FakeGatsby();
    await redirects.sourceNodes?.(gatsby.args<SourceNodesArgs>(), context);
    expect(gatsby.getNodesByType("Redirect").map(({ id, from, to }) => ({ id, from, to }))).toEqual([
      { id: "redirect /old/", from: "/old/", to: "/new/#part" },
      { id: "redirect /older/", from: "/older/", to: "/new/#part" },
      { id: "redirect /away/", from: "/away/", to: "https://example.org" },
    ]);
  });

  it("become a page for each old route, which no list shows", () => {
    const { pages } = redirects.pages?.(new FakeGatsby().args<CreatePagesArgs>(), context) ?? { pages: [] };
    expect(pages.map((page) => page.path)).toEqual(["/old/", "/older/", "/away/"]);
    expect(pages[0]).toEqual({
      path: "/old/",
      file: "src/site.ts",
      noIndex: true,
      hidden: true,
      component: "src/features/redirects/templates/redirect.tsx",
      context: { from: "/old/" },
    });
  });

  it("have their targets checked as links of src/site.ts, without the anchor, which a page may make in the browser", () => {
    expect(redirects.links?.({} as CreatePagesArgs, context)).toMatchObject([
      {
        file: "src/site.ts",
        links: [
          { url: "/new/", line: 2 },
          { url: "https://example.org", line: 3 },
        ],
      },
    ]);
  });
});
