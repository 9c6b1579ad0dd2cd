import { SeoHead } from "../../src/article/head";
import { escapedText } from "../../src/lib/html/html-text";
import { site } from "../../src/site";
import { settings } from "../../src/ui/site-settings";
import { markupOf } from "../support/markup";
import { smallestSite } from "../support/site";
import { standOnSettings } from "../support/stand-on-settings";

standOnSettings({ i18n: smallestSite.i18n });

const tags = (element: React.ReactNode) =>
  markupOf(element)
    .replaceAll(site.url, "https://site")
    .replaceAll(escapedText(site.title), "Site")
    .replaceAll(escapedText(site.tagline), "Tagline");

test("a page with all that its front matter can say", () => {
  const head = (
    <SeoHead
      path="/docs/a/"
      canonicalPath="/docs/b/"
      title="Deploy"
      description="To a server"
      keywords={["server", "cloud"]}
      image="/img/card.png"
      noIndex
    />
  );
  expect(tags(head)).toMatchSnapshot();
});

test("the home page has the site's own title and tagline", () => {
  expect(tags(<SeoHead path="/" />)).toMatchSnapshot();
});

test("of a site that search engines are to leave alone each page says so", () => {
  expect(tags(<SeoHead path="/" />)).not.toContain("noindex");
  const replaced = jest.replaceProperty(settings, "noIndex", true);
  expect(tags(<SeoHead path="/" />)).toContain('<meta name="robots" content="noindex, nofollow"/>');
  replaced.restore();
});

test.each(["https://example.org/a.png", "//example.org/a.png"])(
  "an image of another site keeps its address: %s",
  (image) => {
    expect(tags(<SeoHead path="/" image={image} />)).toContain('content="https://example.org/a.png"');
  },
);

test("a page without an image of its own has its card, with size and words", () => {
  const head = tags(<SeoHead path="/docs/🦖/" title="Deploy" />);
  const address = "https://site/social-cards/docs/%F0%9F%A6%96.png";
  expect(head).toContain(`<meta property="og:image" content="${address}"/>`);
  expect(head).toContain('<meta property="og:image:width" content="1200"/>');
  expect(head).toContain('<meta property="og:image:height" content="630"/>');
  expect(head).toContain('<meta property="og:image:alt" content="Deploy | Site"/>');
  expect(head).toContain(`<meta name="twitter:image" content="${address}"/>`);
});

test("addresses hold nothing that none may, as routes of files do whose names have spaces", () => {
  const head = tags(<SeoHead path="/docs/q&a/été 2/" title="Deploy" image="/img/a b%20c.png" />);
  const address = "https://site/docs/q&amp;a/%C3%A9t%C3%A9%202/";
  expect(head).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(head).toContain(`<meta property="og:url" content="${address}"/>`);
  expect(head).toContain('<meta property="og:image" content="https://site/img/a%20b%20c.png"/>');
});

test("so do those of the page in each language", () => {
  const { en } = smallestSite.i18n.locales;
  const locales = { en, fr: { ...en, label: "Français", htmlLang: "fr", path: "fr" } };
  const replaced = jest.replaceProperty(settings, "i18n", { ...settings.i18n, locales } as typeof settings.i18n);
  const head = tags(<SeoHead path="/docs/été 2/" title="Deploy" />);
  replaced.restore();
  const address = `https://site${settings.baseUrl}fr/docs/%C3%A9t%C3%A9%202/`;
  expect(head).toContain(`hrefLang="fr" href="${address}"`);
});

describe("with one image for all pages", () => {
  beforeEach(() => Object.assign(settings, { socialImage: "/img/social.png" }));
  afterEach(() => Object.assign(settings, { socialImage: undefined }));

  test("a page shows it in the place of a card, without the card's size", () => {
    const head = tags(<SeoHead path="/docs/" title="Deploy" />);
    expect(head).toContain('<meta property="og:image" content="https://site/img/social.png"/>');
    expect(head).toContain('<meta name="twitter:image" content="https://site/img/social.png"/>');
    expect(head).not.toContain("og:image:width");
  });

  test("a page with its own shows that", () => {
    const own = [{ tag: "meta", props: { property: "og:image", content: "https://example.org/a.png" } }];
    for (const page of [<SeoHead path="/" head={own} />, <SeoHead path="/" image="https://example.org/a.png" />])
      expect(tags(page)).not.toContain("social.png");
  });
});

test("an image that the content puts into the head stands alone", () => {
  const own = [{ tag: "meta", props: { property: "og:image", content: "https://example.org/a.png" } }];
  const head = tags(<SeoHead path="/" head={own} />);
  expect(head.match(/og:image[^>]*/g)).toEqual(['og:image" content="https://example.org/a.png"/']);
  expect(head).toContain("summary_large_image");
});

describe("with metadata in the head of the settings", () => {
  const withNames = (...headNames: string[]) => Object.assign(settings, { headNames });
  afterEach(() => withNames());

  test("a page has no defaults that say the same", () => {
    withNames("twitter:card", "og:type", "og:site_name", "og:locale", "twitter:title", "og:url");
    const head = tags(<SeoHead path="/docs/" title="Deploy" description="To a server" />);
    expect(head).not.toMatch(/twitter:card|og:type|og:site_name|og:locale|twitter:title|og:url/);
    expect(head).toContain('<meta property="og:title" content="Deploy | Site"/>');
    expect(tags(<SeoHead path="/a/" post={{ date: "2024-05-03", tags: [], profiles: [] }} />)).toContain(
      'content="article"',
    );
  });

  test("a page has its own words, else the site's in the place of the tagline", () => {
    withNames("description", "og:description", "og:title");
    const head = tags(<SeoHead path="/docs/" title="Deploy" description="To a server" />);
    expect(head.match(/(?:description|og:title)" content="[^"]*/g)).toEqual([
      'description" content="To a server',
      'og:title" content="Deploy | Site',
      'description" content="To a server',
      'description" content="To a server',
    ]);
    expect(tags(<SeoHead path="/" />)).not.toMatch(/description|og:title/);
    withNames("description");
    expect(tags(<SeoHead path="/" />)).not.toContain("Tagline");
  });

  test("a page has its own image, and no card beside that of the site", () => {
    withNames("og:image");
    expect(tags(<SeoHead path="/" />)).not.toMatch(/og:image|twitter:image/);
    expect(tags(<SeoHead path="/" />)).toContain("summary_large_image");
    expect(tags(<SeoHead path="/" image="/a.png" />)).toContain('property="og:image" content="https://site/a.png"');
    withNames("twitter:image");
    expect(tags(<SeoHead path="/" />)).not.toContain("twitter:image");
    expect(tags(<SeoHead path="/" />)).toContain('property="og:image:width"');
    expect(tags(<SeoHead path="/" image="/a.png" />)).toContain('name="twitter:image" content="https://site/a.png"');
  });
});

test("a post is an article with its day, the pages of its authors and its tags", () => {
  const post = {
    date: "2024-05-03",
    tags: [{ label: "Release" }, { label: "Q&A" }],
    profiles: ["https://example.com/ada", "/blog/authors/ben/"],
  };
  const head = tags(<SeoHead path="/blog/a/" post={post} />);
  expect(head.match(/(?:og:type|article:\w+)" content="[^"]*/g)).toEqual([
    'og:type" content="article',
    'article:published_time" content="2024-05-03',
    'article:author" content="https://example.com/ada',
    'article:author" content="https://site/blog/authors/ben/',
    'article:tag" content="Release',
    'article:tag" content="Q&amp;A',
  ]);
});
