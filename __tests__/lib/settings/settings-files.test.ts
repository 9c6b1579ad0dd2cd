import { formatProblem } from "../../../src/lib/problem";
import { withSettings } from "../../../src/lib/settings/settings-files";
import { readSite, type SiteFile } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const FILE = "content/settings/navbar.yml";
const NAVBAR = "title: Tern\nhideOnScroll: false\nitems:\n  - to: /blog/\n    label: Log\n";

/** The problems of a navbar file, as its author reads them. */
const problemsIn = (yaml: string) => {
  const { problems } = withSettings({ ...smallestSite, navbar: FILE }, new Map([[FILE, yaml]]));
  return problems.map(formatProblem).join("\n");
};

test("a setting is what src/site.ts says, or what the file says that it names", () => {
  const site: SiteFile = { ...smallestSite, navbar: FILE };
  const read = withSettings(site, new Map([[FILE, NAVBAR]]));
  expect(read.problems).toEqual([]);
  expect(read.site.navbar).toEqual({ title: "Tern", hideOnScroll: false, items: [{ to: "/blog/", label: "Log" }] });
  expect(read.site.footer).toBe(smallestSite.footer);
  expect(read.site.settingsFiles).toEqual({ navbar: FILE });
  expect(withSettings(smallestSite, new Map()).site).toEqual(smallestSite);
});

test("the rest of a site with a mistake in such a file can be read", () => {
  const { site } = withSettings({ ...smallestSite, navbar: FILE }, new Map([[FILE, "items: 5"]]));
  expect(site.navbar.items).toEqual([]);
});

test("a mistake is told with the file's line, a remedy and valid choices", () => {
  expect(problemsIn(NAVBAR.replace("label", "lable").replace("title: Tern\n", ""))).toMatchInlineSnapshot(`
    "content/settings/navbar.yml:1
      'title' is missing: expected string, received undefined.
      → Add the key, or correct the name of the one that is meant for it.
    content/settings/navbar.yml:4
      Unknown key 'items.0.lable'.
      → Remove it, or write one of the valid keys.
      valid: label, html, type, href, to, ariaLabel, className, position, activeBasePath, activeBaseRegex"
  `);
});

test("so is one in an item of the navbar, by the type of the item", () => {
  const items =
    "items:\n  - type: doc\n    docID: a\n  - type: dok\n  - label: More\n    items:\n      - type: search\n";
  expect(problemsIn(`title: Tern\nhideOnScroll: false\n${items}`)).toMatchInlineSnapshot(`
    "content/settings/navbar.yml:5
      Unknown key 'items.0.docID'.
      → Remove it, or write one of the valid keys.
      valid: docId, html, label, type, position, docsPluginId, ariaLabel, className
    content/settings/navbar.yml:6
      No navbar item component was found for the type 'dok' (items.1.type).
      → Write one of the valid ones.
      valid: doc, html, default, dropdown, search, docSidebar, docsVersion, localeDropdown, docsVersionDropdown, or one that begins with custom-
    content/settings/navbar.yml:9
      No navbar item component was found for the type 'search' (items.2.items.0.type).
      → Write one of the valid ones.
      valid: default, doc, html, docSidebar, docsVersion"
  `);
});

test("so is one in a link of the footer, in columns or without", () => {
  const footer = "content/settings/footer.yml";
  const told = (yaml: string) =>
    withSettings({ ...smallestSite, footer }, new Map([[footer, `style: dark\ncopyright: C\n${yaml}`]]))
      .problems.map(formatProblem)
      .join("\n");
  const columns = ["A", "B"].map((title) => `  - title: ${title}\n    items:\n      - label: X\n        to: /blog/\n`);
  const links = `links:\n${columns.join("")}`;
  expect(told(links)).toBe("");
  expect(told(links.replace("to:", "too:"))).toMatchInlineSnapshot(`
    "content/settings/footer.yml:7
      Unknown key 'links.0.items.0.too'.
      → Remove it, or write one of the valid keys.
      valid: to, html, href, label, ariaLabel, className, activeBasePath, activeBaseRegex
    content/settings/footer.yml:6
      'links.0.items.0' is {"label":"X","too":"/blog/"}: must have \`to\`, \`href\` or \`html\`.
      → Give the key a value of the kind that the message names."
  `);
  expect(told(links.replace("title:", "titel:"))).toMatchInlineSnapshot(`
    "content/settings/footer.yml:4
      Unknown key 'links.0.titel'.
      → Remove it, or write one of the valid keys.
      valid: title, items, className"
  `);
  expect(told("links:\n  - lable: X\n    to: /blog/\n")).toMatchInlineSnapshot(`
    "content/settings/footer.yml:4
      Unknown key 'links.0.lable'.
      → Remove it, or write one of the valid keys.
      valid: label, html, href, to, ariaLabel, className, activeBasePath, activeBaseRegex"
  `);
});

test("a value of another kind is told with the way in which YAML writes that kind", () => {
  expect(problemsIn(NAVBAR.replace("false", '"no"').replace(/items:[^]*/, "items: {}\n"))).toMatchInlineSnapshot(`
    "content/settings/navbar.yml:2
      'hideOnScroll' is "no": expected boolean, received string.
      → Write \`true\` or \`false\`, without quotes.
    content/settings/navbar.yml:3
      'items' is {}: expected array, received object.
      → Write a list: \`[a, b]\`, or each entry in a line of its own, behind \`- \`."
  `);
});

test("no message has the whole of a long value", () => {
  expect(
    problemsIn(`title: [${"Tern, ".repeat(100)}]\nhideOnScroll: false\nitems: []\n`).split("\n")[1]?.length,
  ).toBeLessThan(180);
});

test("so are malformed YAML and a file that is not there", () => {
  expect(problemsIn("title: Tern\nitems: [\n")).toMatchInlineSnapshot(`
    "content/settings/navbar.yml:2:8
      The settings file is not valid YAML: the \`[\` here is not closed.
      → Close it with \`]\`, or put quotes around a text that begins with it."
  `);
  const texts = new Map([["content/settings/navbars.yml", NAVBAR]]);
  const lineOf = (keys: readonly PropertyKey[]) => (keys.join(".") === "navbar" ? 7 : undefined);
  const { problems, site } = withSettings({ ...smallestSite, navbar: FILE }, texts, lineOf);
  expect(site.settingsFiles).toEqual({ navbar: FILE });
  expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
    "src/site.ts:7
      'navbar' is "content/settings/navbar.yml", and there is no such file.
      → Add it, name one that is there, or write the value in its place. Settings are YAML files of content/settings.
      valid: content/settings/navbars.yml"
  `);
});

describe("scripts in settings", () => {
  const items = `items:
  - to: /blog/
    html: <img src=x onerror=alert(1) '>
  - { label: A, href: "javascript:alert(1)" }
  - type: html
    value: <b onclick=x>B</b>
  - label: More
    items:
      - { label: "javascript: the basics", to: "java\\tscript:alert(1)" }
`;

  test("of files are told with their lines", () => {
    expect(problemsIn(`title: Tern\nhideOnScroll: false\n${items}`)).toMatchInlineSnapshot(`
      "content/settings/navbar.yml:5
        'items.0.html' is "<img src=x onerror=alert(1) '>": HTML must not hold the attribute 'onerror'.
        → Take the script out; where the site needs it, write the whole setting into src/site.ts, which is code.
      content/settings/navbar.yml:6
        'items.1.href' is "javascript:alert(1)": an address must not be a script.
        → Take the script out; where the site needs it, write the whole setting into src/site.ts, which is code.
      content/settings/navbar.yml:8
        'items.2.value' is "<b onclick=x>B</b>": HTML must not hold the attribute 'onclick'.
        → Take the script out; where the site needs it, write the whole setting into src/site.ts, which is code.
      content/settings/navbar.yml:11
        'items.3.items.0.to' is "java\\tscript:alert(1)": an address must not be a script.
        → Take the script out; where the site needs it, write the whole setting into src/site.ts, which is code."
    `);
  });

  test.each([
    ["footer", "style: dark\ncopyright: <b onclick=x>A</b>\nlinks:\n  - html: <script>x</script>\n", [2, 4]],
    ["announcementBar", "id: a\nisCloseable: true\ncontent: <a href=javascript:x>A</a>\n", [3]],
  ] as const)("of the file for %s, too", (key, yaml, lines) => {
    const { problems } = withSettings({ ...smallestSite, [key]: FILE }, new Map([[FILE, yaml]]));
    expect(problems.map(({ line }) => line).sort()).toEqual(lines);
  });

  test("are the site's own code where src/site.ts or a configuration of Docusaurus has them", () => {
    const footer = { ...smallestSite.footer, copyright: "<b onclick=x>A</b>" };
    const { site, problems } = withSettings({ ...smallestSite, footer }, new Map());
    expect([problems, readSite(site).footer.copyright]).toEqual([[], "<b onclick=x>A</b>"]);
  });
});

test("terms of a glossary that clash, and empty ones, are told with their lines", () => {
  const file = "content/settings/glossary.yml";
  const terms = [
    "terms:",
    "  - { term: Sidebar, description: A tree., also: [sidebars] }",
    "  - term: sidebar",
    '    description: " "',
    "  - term: C",
    "    description: A letter.",
    "    also:",
    "      - Sidebars",
    "  - { term: C++, description: A language. }",
    "  - { term: +, description: A sign. }",
  ];
  const { problems } = withSettings({ ...smallestSite, glossary: file }, new Map([[file, terms.join("\n")]]));
  const [, , spelled, also, anchor] = problems.map(({ remedy }) => remedy);
  expect([spelled, also, anchor]).toEqual([
    "A spelling leads to one term: take it out here, or make one term of both.",
    'A spelling leads to one term: take it out here or from `also` of "Sidebar", or make one term of both.',
    "Name one of the two so that their letters and digits differ, as `C plus plus` for `C++`.",
  ]);
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    `4: 'terms.1.description' is " ": must not be empty.`,
    `10: 'terms.4.term' is "+": must have a letter or a digit.`,
    `3: 'terms.1.term' is "sidebar": the term "Sidebar" has this spelling already.`,
    `8: 'terms.2.also.0' is "Sidebars": the term "Sidebar" has this spelling already.`,
    `9: 'terms.3.term' is "C++": the term "C" has the anchor #c already.`,
  ]);
});

test("a glossary with a mistake keeps its page's route, and all else that is valid", () => {
  const file = "content/settings/glossary.yml";
  const glossaryOf = (yaml: string) =>
    withSettings({ ...smallestSite, glossary: file }, new Map([[file, yaml]])).site.glossary;
  expect(glossaryOf("route: /words\nterms:\n  - term: A\n")).toMatchObject({ route: "/words", terms: [] });
  expect(glossaryOf("route: /words\ntitel: A\nterms: [{ term: A, description: B }]\n")).toMatchObject({
    route: "/words",
    terms: [{ term: "A", description: "B" }],
  });
  expect(glossaryOf("route: /words\nterms: [\n")).toMatchObject({ route: "/words", terms: [] });
  expect(withSettings({ ...smallestSite, glossary: file }, new Map()).site).toMatchObject({
    glossary: { terms: [] },
    settingsFiles: { glossary: file },
  });
});
