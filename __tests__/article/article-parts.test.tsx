import { Breadcrumbs } from "../../src/article/breadcrumbs";
import { DocCards } from "../../src/ui/doc-cards";
import { Pagination } from "../../src/article/pagination";
import { VersionBadge, VersionBanner } from "../../src/article/version-banner";
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

test("a banner leads from an old version to the last one", () => {
  expect(markupOf(<VersionBanner banner="unmaintained" label="1.0" lastLabel="2.0" lastPath="/docs/a/" />))
    .toMatchInlineSnapshot(`
"<div role="note" data-print="hide" class="version-banner">
<svg/>
<span>You are reading about version 1.0, which is no longer maintained. For up-to-date docs, see <a href="/docs/a/">2.0</a>.</span>
</div>"
`);
  expect(markupOf(<VersionBanner banner="unreleased" label="Next" lastLabel="2.0" lastPath="/docs/a/" />)).toContain(
    "version Next, which is not released yet",
  );
});

test("the last version has no banner", () => {
  expect(markupOf(<VersionBanner banner="none" label="2.0" lastLabel="2.0" lastPath="/docs/" />)).toBe("");
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
