import { Breadcrumbs } from "../../src/article/breadcrumbs";
import { DocCards } from "../../src/ui/doc-cards";
import { Pagination } from "../../src/article/pagination";
import { VersionBadge, VersionBanner } from "../../src/article/version-banner";
import { preferredVersionKey } from "../../src/ui/storage";
import { markupOf } from "../support/markup";

test("breadcrumbs lead home and through the categories to the page", () => {
  expect(
    markupOf(
      <Breadcrumbs
        items={[
          { label: "Guides", href: "/docs/guides/" },
          { label: "Without a page" },
          { label: "Deploy", href: "/docs/deploy/" },
        ]}
      />,
    ),
  ).toMatchSnapshot();
});

test("no breadcrumbs for a page outside every sidebar", () => {
  expect(markupOf(<Breadcrumbs items={[]} />)).toBe("");
});

test("links to the pages before and after", () => {
  expect(
    markupOf(
      <Pagination
        previous={{ label: "Install", href: "/a/" }}
        next={{ label: "Deploy", href: "/b/" }}
        nextWord="Older"
      />,
    ),
  ).toMatchSnapshot();
});

test("the only page of a sidebar has no links around it", () => {
  expect(markupOf(<Pagination />)).toBe("");
});

test("a banner leads from an old version to the last one, and chooses it", () => {
  const last = { lastLabel: "2.0", lastPath: "/docs/a/", last: { instance: "default", version: "current" } };
  const bannerOf = (banner: "none" | "unreleased" | "unmaintained", label: string) =>
    markupOf(<VersionBanner {...{ banner, label, ...last }} />).replace(preferredVersionKey("default"), "KEY");
  expect(bannerOf("unmaintained", "1.0")).toMatchInlineSnapshot(`
    "<div role="note" data-print="hide" class="version-banner">
    <svg/>
    <span>You are reading about version 1.0, which is no longer maintained. For up-to-date docs, see <a data-version-choice="KEY current" href="/docs/a/">2.0</a>.</span>
    </div>"
  `);
  expect(bannerOf("unreleased", "Next")).toContain("version Next, which is not released yet");
  expect(bannerOf("none", "2.0")).toBe("");
});

test("the badge shows the version's label", () => {
  expect(markupOf(<VersionBadge label="1.0" />)).toBe('<span class="version-badge">Version: 1.0</span>');
});

test("cards for links and categories; what has nothing to link to gets none", () => {
  const link = { type: "link" as const, label: "Deploy", href: "/docs/deploy/", description: "To a server" };
  const category = { type: "category" as const, label: "Guides", collapsible: true, collapsed: true };
  const cards = markupOf(
    <DocCards
      path="/docs/"
      items={[
        link,
        { ...category, items: [link, { ...link, href: "/docs/x/", unlisted: true }] },
        { ...category, label: "Two", description: undefined, href: "/docs/two/", items: [link, link] },
        { ...category, label: "Only HTML", items: [{ type: "html", value: "<hr>" }] },
      ]}
    />,
  );
  expect(cards).toMatchSnapshot();
});
