import { readSite } from "../../src/lib/site-config";
import { settingsOf } from "../../src/lib/site-settings";
import { smallestSite } from "../support/site";

const settings = settingsOf(
  readSite({
    ...smallestSite,
    docs: [
      {
        id: "default",
        content: "content/docs",
        routeBasePath: "/docs",
        editUrl: "https://example.org/edit",
        archived: [{ label: "1", href: "/1/" }],
      },
    ],
    search: { appId: "a", apiKey: "b", indexName: "c", contextualSearch: true, searchPagePath: "/search/" },
    redirects: [{ from: ["/a/"], to: "/b/" }],
    customFields: { secret: "x" },
  }),
);
const keysOf = (value: object = {}) => Object.keys(value).join(" ");

test("the browser gets these keys and no others", () => {
  expect(keysOf(settings)).toBe(
    "title tagline url baseUrl favicon i18n navbar footer announcementBar sidebar storage deployPreview colorMode hydrate socialCards llms feedback offline themeColor docs blogs showcase featureRequests search",
  );
  expect(keysOf(settings.docs[0])).toBe("id title archived searched");
  expect(keysOf(settings.blogs[0])).toBe("id title description layout route feeds");
  expect(keysOf(settings.search)).toBe(
    "appId apiKey indexName searchParameters contextualSearch searchPagePath movedPaths",
  );
});

test("every default is filled in", () => {
  expect([settings.sidebar, settings.storage, settings.blogs[0]?.layout]).toEqual([
    { autoCollapseCategories: false, hideable: false },
    { type: "localStorage", namespace: false },
    "list",
  ]);
});

test("the settings of a small site are small", () => {
  expect(JSON.stringify(settings).length).toMatchInlineSnapshot(`1069`);
});
