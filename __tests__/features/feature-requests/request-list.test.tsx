/** @jest-environment jsdom */
import { RequestList } from "../../../src/features/feature-requests/components/request-list";
import { clearDrawn, draw } from "../../support/drawn";

afterEach(clearDrawn);

const feeds = {
  slug: "feeds",
  permalink: "/requests/feeds/",
  title: "Feeds",
  description: "A feed of docs.",
  status: "open" as const,
  area: "docs",
  areaLabel: "Docs",
  opened: "2024-05-03",
};

test.each([
  ["a request that is left", [feeds], "", false],
  ["none that is left", [feeds], "?words=none", true],
  ["none at all", [], "?words=none", false],
])("with %s, the list says that none matches: %#", async (_what, requests, query, isSaid) => {
  window.history.replaceState(null, "", `/requests/${query}`);
  await draw(<RequestList route="/requests/" requests={requests} />);
  expect(document.body.textContent.includes("No request matches.")).toBe(isSaid);
});
