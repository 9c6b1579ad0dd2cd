import { messageOf, smallestSite as smallest } from "../support/site";

const app = { icon: "/icon.svg", themeColor: { light: "#ffffff", dark: "#000000" } };

describe("mistakes in the configuration", () => {
  it("names an unknown key and the keys that are allowed there, nearest first", () => {
    expect(messageOf({ titel: "Site" })).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        Unknown key 'titel'.
        → Remove it, or write one of the valid keys.
        valid: title, footer, home, i18n, pages, sitemap, url, baseUrl, blogs, cms, debug, docs and 37 more"
    `);
  });

  it("names an unknown key of an instance, of a version, and what is allowed there", () => {
    expect(messageOf({ docs: [{ ...smallest.docs[0], lastversion: "current" }] })).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        Unknown key 'docs.0.lastversion'.
        → Remove it, or write one of the valid keys.
        valid: lastVersion, versions, categories, paths, content, editUrl, searched, sources, tagsFile, title, archived, breadcrumbs and 16 more"
    `);
    expect(messageOf({ docs: [{ ...smallest.docs[0], versions: { current: { lable: "Next" } } }] }))
      .toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        Unknown key 'docs.0.versions.current.lable'.
        → Remove it, or write one of the valid keys.
        valid: label, badge, banner, path, className, noIndex"
    `);
  });

  it("names an unknown id of words, and the ids that may be meant", () => {
    expect(messageOf({ words: { "page.edt": "Ändern" } })).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        Unknown key 'words.page.edt'.
        → Remove it, or write one of the ids in src/lib/words/messages.en.ts.
        valid: page.edit"
    `);
    expect(messageOf({ words: { "page.nope": "x" } })).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        Unknown key 'words.page.nope'.
        → Remove it, or write one of the ids in src/lib/words/messages.en.ts.
        valid: page.edit, page.unlisted, page.updatedAt, page.updatedBy, page.updatedAtBy"
    `);
  });

  it("names a missing key", () => {
    expect(messageOf({ title: undefined })).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        'title' is missing: expected string, received undefined.
        → Add the key, or correct the name of the one that is meant for it."
    `);
  });

  it("names what is wrong with settings of what is published", () => {
    const [blog] = smallest.blogs;
    expect(messageOf({ blogs: [{ ...blog, feed: { limit: -1, formats: ["rdf"] } }] })).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        'blogs.0.feed.limit' is -1: Too small: expected number to be >=0.
        → Give the key a value of the kind that the message names.

      src/site.ts
        'blogs.0.feed.formats.0' is "rdf": Invalid option: expected one of "rss"|"atom"|"json".
        → Write one of the valid ones.
        valid: rss, atom, json"
    `);
    expect(messageOf({ socialCards: { accent: "green", size: 2 } })).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        'socialCards.accent' is "green": must be a colour such as #25c2a0.
        → Give the key a value of the kind that the message names.

      src/site.ts
        Unknown key 'socialCards.size'.
        → Remove it, or write one of the valid keys.
        valid: draw, image, text, accent, background"
    `);
    expect(messageOf({ structuredData: { software: { name: "A" } } })).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        'structuredData.software.operatingSystem' is missing: expected string, received undefined.
        → Add the key, or correct the name of the one that is meant for it."
    `);
    expect(messageOf({ llms: "yes" })).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        'llms' is "yes": expected boolean, received string.
        → Write \`true\` or \`false\`, without quotes."
    `);
  });

  it("names the values that are allowed", () => {
    expect(messageOf({ colorMode: { ...smallest.colorMode, defaultMode: "dim" } })).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        'colorMode.defaultMode' is "dim": Invalid option: expected one of "light"|"dark".
        → Write one of the valid ones.
        valid: light, dark"
    `);
    expect(messageOf({ trailingSlash: false })).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        'trailingSlash' is false: expected true.
        → Write one of the valid ones.
        valid: true"
    `);
  });

  it.each([
    [{ docs: [{ ...smallest.docs[0], onInlineTags: "error" }] }, "valid: ignore, warn, throw"],
    [{ url: "https://example.org/" }, "must not end with a slash"],
    [
      { url: "https://example.org/shop/" },
      'must be a scheme and a host alone: write `url: "https://example.org"`, and `/shop/` at the beginning of `baseUrl`.',
    ],
    [{ url: "https://example.org?a" }, 'must be a scheme and a host alone: write `url: "https://example.org"`.'],
    [
      { install: { ...app, shortcuts: [{ name: "A", url: "https://a.example/" }] } },
      "'install.shortcuts.0.url' is \"https://a.example/\": must be a path from the site's root, such as `/docs/`.",
    ],
    [{ url: "example.org" }, "must be an address with its scheme, such as `https://example.org`"],
    [{ baseUrl: "/prefix" }, "must begin and end with a slash"],
    [{ baseUrl: "prefix/" }, "must begin and end with a slash"],
    [{ baseUrl: "/a//b/" }, "must have English letters, digits and hyphens between single slashes"],
    [{ baseUrl: "/my docs/" }, "must have English letters, digits and hyphens between single slashes"],
    [{ baseUrl: "/döcs/" }, "must have English letters, digits and hyphens between single slashes"],
    [{ baseUrl: "/a%20b/" }, "must have English letters, digits and hyphens between single slashes"],
    [{ baseUrl: "prefix" }, '→ Write `baseUrl: "/prefix/"`.'],
    [{ baseUrl: "" }, '→ Write `baseUrl: "/"`.'],
    [{ baseUrl: "//a//b/" }, '→ Write `baseUrl: "/a/b/"`.'],
    [
      { baseUrl: "https://example.org/docs" },
      '→ Write `baseUrl: "/docs/"`, and the host in `url: "https://example.org"`.',
    ],
    [{ baseUrl: "/my docs/" }, "→ Write the path below which the site is served as `/docs/`, or `/`"],
    [{ words: { "colorMode.toggleFrom": "{modus}" } }, "'words.colorMode.toggleFrom' holds '{modus}'"],
    [{ words: { "colorMode.toggleFrom": "{modus}" } }, "valid: {mode}"],
    [{ words: { "colorMode.toggle": "{mode}" } }, "Write it without names in braces."],
    [{ blogs: [{ ...smallest.blogs[0], postsPerPage: 0 }] }, "'blogs.0.postsPerPage' is 0"],
    [{ tableOfContents: { minHeadingLevel: 1, maxHeadingLevel: 3 } }, "'tableOfContents.minHeadingLevel' is 1"],
    [{ tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 7 } }, "'tableOfContents.maxHeadingLevel' is 7"],
    [{ storage: { namespace: 5 } }, "'storage.namespace' is 5: expected string or boolean, received number."],
    [
      { docs: [{ ...smallest.docs[0], editUrl: 5 }] },
      "'docs.0.editUrl' is 5: expected string or function of a page, received number.",
    ],
    [
      { docs: [{ ...smallest.docs[0], numberPrefixes: "no" }] },
      "'docs.0.numberPrefixes' is \"no\": expected boolean or function of a name, received string.",
    ],
  ])("refuses %j", (changes, message) => {
    expect(messageOf(changes)).toContain(message);
  });

  it("lists everything that is wrong at once", () => {
    expect(messageOf({ title: 3, tagline: undefined, extra: true }).match(/→/g)).toHaveLength(3);
  });

  it("tells a key under another name once, as the unknown one", () => {
    const { tagline, ...others } = smallest;
    expect(messageOf({ ...others, tagline: undefined, tagLine: tagline })).toMatch(
      /^src\/site\.ts is not valid:\n\nsrc\/site\.ts\n {2}Unknown key 'tagLine'\.\n.*\n {2}valid: tagline, [^\n]*$/,
    );
  });
});
