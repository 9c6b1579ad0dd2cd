import * as changes from "../../../src/features/doc-changes/templates/changes";
import { drawTemplate } from "../../support/template";

const docsVersion = { label: "2.0", changedSince: "1.0", changes: { changed: [], added: [], removed: [] } };

/** The addresses of feeds that the page of a version names. */
function feedsOn(context: Record<string, unknown>): string[] {
  const { page } = drawTemplate(changes, { path: "/versions/2.0/", data: { docsVersion }, context });
  return [...page.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
}

test("the page of what changed in the last version names the feed of changed docs", () => {
  const feed = { route: "/docs/", formats: ["rss", "json"], title: "Changed docs", description: "" };
  expect(feedsOn({ feed })).toEqual(["/docs/rss.xml", "/docs/feed.json"]);
  expect(feedsOn({})).toEqual([]);
});
