import { readSite } from "../../../src/lib/site-config";
import { settingsOf } from "../../../src/lib/settings/site-settings";
import { smallestSite } from "../../support/site";

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
    head: [
      { tag: "meta", props: { name: "author", content: "Ada" } },
      { tag: "meta", props: { property: "og:type", content: "book" } },
      { tag: "meta", props: { name: "author", content: "Ida" } },
      { tag: "link", props: { rel: "me", name: "x" } },
    ],
  }),
  true,
);
const keysOf = (value: object = {}) => Object.keys(value).join(" ");

test("the browser gets these keys and no others", () => {
  expect(keysOf(settings)).toBe(
    "title titleDelimiter tagline url baseUrl favicon i18n navbar footer announcementBar sidebar storage deployPreview colorMode hydrate noIndex socialCards socialImage headNames llms feedback offline themeColor docs blogs showcase featureRequests search",
  );
  expect(settingsOf(readSite({ ...smallestSite, relativeLinks: "page" }), true)).toMatchObject({ bareAddresses: true });
  expect(settings.headNames).toEqual(["author", "og:type"]);
  expect(keysOf(settings.docs[0])).toBe("id title archived searched breadcrumbs");
  expect(keysOf(settings.blogs[0])).toBe("id title description layout route feeds");
  expect(keysOf(settings.search)).toBe(
    "appId apiKey indexName searchParameters contextualSearch searchPagePath suggestions movedPaths",
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
  expect(JSON.stringify(settings).length).toMatchInlineSnapshot(`1175`);
});

describe("the id of the announcement", () => {
  const idOf = (content: string, id?: string, production = true) => {
    const announcementBar = { content, isCloseable: true, ...(id !== undefined && { id }) };
    return settingsOf(readSite({ ...smallestSite, baseUrl: "/x/", announcementBar }), production).announcementBar?.id;
  };

  test("is its own where it has one, whatever it says", () => {
    expect([idOf("A", "v1"), idOf("B", "v1")]).toEqual(["v1", "v1"]);
  });

  test("is else made of its text: the same in develop and in a build, and another for another text", () => {
    const text = 'Read <a href="/a/">A</a>';
    expect(idOf(text)).toMatch(/^announcement-\w+$/);
    expect(idOf(text, undefined, false)).toBe(idOf(text));
    expect(idOf(`${text}.`)).not.toBe(idOf(text));
  });
});

describe("HTML of the navbar, the footer and the announcement", () => {
  const html = (base: string) => `<a href="${base}a/">A</a>`;
  const htmlOf = (changes: { lenient?: boolean }, production: boolean) => {
    const site = readSite({
      ...smallestSite,
      ...changes,
      baseUrl: "/x/",
      navbar: {
        ...smallestSite.navbar,
        items: [
          { type: "html", value: html("/") },
          { type: "dropdown", label: html("/"), items: [{ to: "/a/", html: html("/") }] },
        ],
      },
      footer: { ...smallestSite.footer, links: [{ title: "T", items: [{ html: html("/") }] }], copyright: html("/") },
      announcementBar: { id: "1", content: html("/"), isCloseable: true },
    });
    const { navbar, footer, announcementBar } = settingsOf(site, production);
    return JSON.stringify([navbar.items, footer.links, footer.copyright, announcementBar?.content]);
  };
  const countOf = (text: string, part: string) => text.split(part).length - 1;

  test("has the base URL before its paths in a build, as links of content have it", () => {
    const built = htmlOf({}, true);
    expect([countOf(built, '\\"/x/a/'), countOf(built, '\\"/a/')]).toEqual([5, 1]);
    expect(built).toContain('"label":"<a href=\\"/a/\\">A</a>"');
    expect(built).toContain('"to":"/a/"');
  });

  test("stays as it is for the development server, and where a project of Docusaurus writes the base URL", () => {
    expect(countOf(htmlOf({}, false), "/x/")).toBe(0);
    expect(countOf(htmlOf({ lenient: true }, true), "/x/")).toBe(0);
  });
});
