import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { AnchorToCheck } from "../../../src/build/checks/link-check";
import type { BuildContext } from "../../../src/build/context/context";
import type { Feature, Page } from "../../../src/build/feature";
import { publishSite } from "../../../src/build/hooks/publish-site";
import type { PublishedPage } from "../../../src/build/publish/publisher";
import { FakeGatsby } from "../../support/gatsby-api";

let context: BuildContext;
let gatsby: FakeGatsby;
let seen: PublishedPage[];
beforeEach(() => {
  const root = mkdtempSync(path.join(os.tmpdir(), "publish-site-"));
  const site = { checks: { brokenAnchors: "throw" }, themeParts: {} };
  context = { root, production: true, buildDigest: "1", site } as BuildContext;
  write("src/pages/404.tsx", "");
  write("src/pages/index.tsx", "");
  gatsby = new FakeGatsby();
  seen = [];
});
afterEach(() => rmSync(context.root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(context.root, file)), { recursive: true });
  writeFileSync(path.join(context.root, file), text);
}

const page = (route: string, more: Partial<Page> = {}): Page => ({ path: route, component: "", context: {}, ...more });
const publishing: Feature = {
  name: "index",
  publish: ({ production }) => ({
    page: (shown) => void seen.push(shown),
    end: () => [
      { severity: production ? "warning" : "error", file: "index.json", message: "It is empty.", remedy: "None." },
    ],
  }),
};
const publish = (features: Feature[], pages: Page[], deferred: AnchorToCheck[] = []) =>
  publishSite(gatsby.args<BuildArgs>(), features, { pages, links: [], deferred, problems: [] }, context);
const told = () => gatsby.told.map((line) => line.replace(/\d+\.\d\d s/g, "0.00 s"));

describe("publishSite", () => {
  it("shows the pages of features and of code by route, with their nodes; the not-found page is hidden", async () => {
    await gatsby.actions.createNode({ id: "1", title: "A", internal: { type: "Doc", contentDigest: "1" } });
    await publish(
      [publishing],
      [page("/b/", { hidden: true, node: "none" }), page("/a/", { node: "1", noIndex: true })],
    );
    expect(seen.map(({ route, title, hidden, noIndex, node }) => [route, title, hidden, noIndex, node?.id])).toEqual([
      ["/", "", false, undefined, undefined],
      ["/404/", "", true, undefined, undefined],
      ["/a/", "A", undefined, true, "1"],
      ["/b/", "", true, undefined, undefined],
    ]);
  });

  it("hands publishers what they kept of a page, until its node, its HTML or what builds it has changed", async () => {
    const kept: unknown[] = [];
    const keeping: Feature = {
      name: "index",
      publish: () => ({ page: ({ route }, before) => (route === "/a/" && kept.push(before), { route }) }),
    };
    const build = (digest: string) => {
      const node = gatsby.actions.createNode({ id: "1", internal: { type: "Doc", contentDigest: digest } });
      return node.then(() => publish([keeping], [page("/a/", { node: "1" })]));
    };
    write("public/a/index.html", "<p>One</p>");
    await build("1");
    await build("1");
    await build("2");
    write("public/a/index.html", "<p>Three</p>");
    await build("2");
    context = { ...context, buildDigest: "2" };
    await build("2");
    await build("2");
    const again = { route: "/a/" };
    expect(kept).toEqual([undefined, again, undefined, undefined, undefined, again]);
  });

  it("reports what publishers find wrong, and the time of each", async () => {
    await publish([publishing, { name: "silent" }], []);
    expect(told()).toEqual([
      "info: publish: anchors 0.00 s, index 0.00 s",
      "warn: index.json\n  It is empty.\n  → None.",
    ]);
  });

  it("ends the build at an anchor that the HTML does not have", async () => {
    write("public/index.html", '<h1 id="top">');
    const anchor = { route: "/", url: "/#top", file: "content/a.mdx", line: 2 };
    await publish([], [], [{ ...anchor, anchor: "top" }]);
    expect(told()).toEqual(["info: publish: anchors 0.00 s"]);
    await publish([], [], [{ ...anchor, anchor: "tap", url: "/#tap" }]);
    expect(gatsby.told[2]).toMatchInlineSnapshot(`
      "panicOnBuild: 1 error in 1 file:

      content/a.mdx:2
        The link '/#tap' is broken: its page has no anchor 'tap'.
        → Link to a heading's id or to another id of that page; \`## Heading {#id}\` fixes an id.
        valid: top

      1 error in 1 file, listed above."
    `);
  });

  it("tells of an anchor in the translation of the page, where there is one", async () => {
    Object.assign(context.site, { translations: [{ folder: "content", translated: "content/fr" }] });
    write("public/index.html", '<h1 id="top">');
    write("content/fr/a.mdx", "");
    await publish([], [], [{ route: "/", url: "/#tap", anchor: "tap", file: "content/a.mdx", line: 2 }]);
    expect(told().join("\n")).toContain("content/fr/a.mdx:2");
  });
});
