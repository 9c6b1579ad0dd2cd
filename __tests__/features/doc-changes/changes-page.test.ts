import * as changes from "../../../src/features/doc-changes/templates/changes";
import { drawTemplate } from "../../support/template";

const LIST = { base: "/versions/2.0/", page: 1, counts: { added: 0, removed: 0, changed: 0 } };
const docsVersion = { label: "2.0", changedSince: "1.0", changes: { changed: [], added: [], removed: [] } };

/** The addresses of feeds that the page of a version names. */
function feedsOn(context: Record<string, unknown>): string[] {
  const { page } = drawTemplate(changes, {
    path: "/versions/2.0/",
    data: { docsVersion },
    context: { ...LIST, ...context },
  });
  return [...page.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
}

test("the page of what changed in the last version names the feed of changed docs", () => {
  const feed = { route: "/docs/", formats: ["rss", "json"], title: "Changed docs", description: "" };
  expect(feedsOn({ feed })).toEqual(["/docs/rss.xml", "/docs/feed.json"]);
  expect(feedsOn({})).toEqual([]);
});

test("a long list is several pages, with a link to where each kind of docs begins", () => {
  const doc = { title: "Knots", permalink: "/docs/knots/" };
  const { page, head } = drawTemplate(changes, {
    path: "/versions/2.0/page/2/",
    data: { docsVersion: { ...docsVersion, changes: { added: [doc], removed: [doc], changed: [] } } },
    context: { ...LIST, page: 2, counts: { added: 201, removed: 150, changed: 1000 } },
  });
  expect(head.title).toBe("What changed in 2.0 since 1.0 (2) | Site");
  const links = [...page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>\s*(?:<small>(.*?)<\/small>)?\s*(?:<span>)?([^<]*)/g)];
  expect(links.map(([, href, ...words]) => [href, words.join(" ").trim()])).toEqual([
    ["/versions/2.0/#new", "New pages (201)"],
    ["/versions/2.0/page/2/#gone", "Removed pages (150)"],
    ["/versions/2.0/page/2/#changed", "Changed pages (1000)"],
    ["/docs/knots/", "Knots"],
    ["/docs/knots/", "Knots"],
    ["/versions/2.0/", "Previous Page 1"],
    ["/versions/2.0/page/3/", "Next Page 3"],
  ]);
  expect(page).toContain("Page 2 of 7");
  expect(page).toContain('<h2 id="gone">Removed pages (150)</h2>');
});
