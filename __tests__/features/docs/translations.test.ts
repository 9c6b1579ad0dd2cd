import { DocChanges, type ComparedDoc } from "../../../src/features/doc-changes/files";
import { readCategoryFiles } from "../../../src/features/docs/category-files";
import { readSidebarFiles, readVersions } from "../../../src/features/docs/files";
import { formatProblem } from "../../../src/lib/problem";
import { DocsFeature } from "../../support/docs-feature";
import { standOnSmallSite } from "../../support/small-site";

const translations = [{ folder: "content", translated: "content/i18n/fr" }];
const site = standOnSmallSite({ translations });
const ENGLISH = "content/docs";
const FRENCH = "content/i18n/fr/docs";

/** The pages of the docs that are there, and what is wrong with them. */
async function made() {
  const docs = new DocsFeature(site);
  await docs.build();
  const { pages, problems = [] } = docs.pages();
  const labels = docs.contents.all.flatMap(({ sidebars }) =>
    Object.values(sidebars).flatMap((items) => items.flatMap((item) => ("label" in item ? [item.label] : []))),
  );
  return { labels, routes: pages.map(({ path }) => path), words: problems.map(formatProblem).join("\n\n") };
}

describe("the page of a category whose file is translated", () => {
  beforeEach(() => {
    site.write(`${ENGLISH}/guides/a.mdx`, "A.");
    site.write(`${FRENCH}/guides/_category_.yml`, "label: Guides de port", "link: { type: generated-index }");
  });

  it("has the address that the label of the original gives it", async () => {
    site.write(`${ENGLISH}/guides/_category_.yml`, "label: Harbours", "link: { type: generated-index }");
    const { labels, routes } = await made();
    expect(labels).toEqual(["Guides de port"]);
    expect(routes).toEqual(["/docs/guides/a/", "/docs/category/harbours/"]);
  });

  it("has the slug of the original where it says none", async () => {
    site.write(`${ENGLISH}/guides/_category_.yml`, "link: { type: generated-index, slug: /ports }");
    expect((await made()).routes).toContain("/docs/ports/");
  });

  it("is there where the translation says no link, and not where it says that there is none", async () => {
    site.write(`${ENGLISH}/guides/_category_.yml`, "label: Harbours", "link: { type: generated-index, slug: /ports }");
    site.write(`${FRENCH}/guides/_category_.yml`, "label: Guides de port");
    const { labels, routes } = await made();
    expect([labels, routes]).toEqual([["Guides de port"], ["/docs/guides/a/", "/docs/ports/"]]);
    site.write(`${FRENCH}/guides/_category_.yml`, "link: null");
    expect((await made()).routes).toEqual(["/docs/guides/a/"]);
  });

  it("has the address by its folder where the original says nothing, and where there is none", async () => {
    expect((await made()).routes).toContain("/docs/category/guides/");
    site.write(`${ENGLISH}/guides/_category_.yml`, "position: 1");
    expect((await made()).routes).toContain("/docs/category/guides/");
  });

  it("is that of the translation with another ending, too", () => {
    site.write(`${ENGLISH}/guides/_category_.json`, '{ "label": "Harbours" }');
    const { categories, categoryFiles, problems } = readCategoryFiles(site.root, ENGLISH, false, translations);
    expect(categories).toMatchObject({ guides: { label: "Guides de port", original: { label: "Harbours" } } });
    expect(categoryFiles.guides?.file).toBe(`${FRENCH}/guides/_category_.yml`);
    expect(problems).toEqual([]);
  });
});

test("a category of a translated sidebars file whose page has an address of its own is told", () => {
  const category = (label: string) =>
    `docs: [{ type: category, label: ${label}, link: { type: generated-index }, items: [a] }]`;
  const told = () => {
    const [instance] = site.site.docs;
    const [version] = instance ? readVersions(site.root, instance).versions : [];
    if (!instance || !version) throw new Error("The site has no version.");
    return readSidebarFiles(site.root, instance, version, translations).problems;
  };
  site.write(`${ENGLISH}/sidebars.yml`, category("Guides"));
  site.write(`${FRENCH}/sidebars.yml`, category("Guides"));
  expect(told()).toEqual([]);
  site.write(`${FRENCH}/sidebars.yml`, "# Les ports", category("Ports"));
  expect(told()).toMatchObject([{ severity: "error", hasConsequences: true }]);
  expect(told().map(formatProblem).join("\n")).toMatchInlineSnapshot(`
    "content/i18n/fr/docs/sidebars.yml:2
      The page of the category 'Ports' has the address '/category/ports', which no category of the original has.
      → Write the original's address as \`slug\` into the \`link\` of the category; of a category of its own, any.
      valid: /category/guides"
  `);
});

describe("a translated doc", () => {
  it("has the id and the slug of its original where it says none", async () => {
    site.write(`${ENGLISH}/a.mdx`, "---", "id: start", "slug: /", "title: A", "---", "", "A.");
    site.write(`${ENGLISH}/sidebars.yml`, "docs: [start]");
    site.write(`${FRENCH}/a.mdx`, "Un.");
    expect(await made()).toEqual({ labels: ["start"], routes: ["/docs/"], words: "" });
    site.write(`${FRENCH}/a.mdx`, "---", "slug: /un", "---", "", "Un.");
    expect((await made()).routes).toEqual(["/docs/un/"]);
  });

  it("has its own alone in a project of Docusaurus", async () => {
    site.write(`${ENGLISH}/a.mdx`, "---", "slug: /", "---", "", "A.");
    site.write(`${FRENCH}/a.mdx`, "Un.");
    Object.assign(site.site, { lenient: true });
    try {
      expect((await made()).routes).toEqual(["/docs/a/"]);
    } finally {
      Object.assign(site.site, { lenient: false });
    }
  });

  it("has the line of a mistake in its own text", async () => {
    site.write(`${ENGLISH}/a.mdx`, "---", "title: A", "---", "", "A.");
    site.write(`${FRENCH}/a.mdx`, "---", "title: Un", "description: Un.", "pagination_next: nope", "---", "", "Un.");
    expect((await made()).words).toContain(`a.mdx:4\n  Couldn't find any doc with id 'nope'`);
  });

  it("is compared with that of the version before in its own text", async () => {
    site.write(`${ENGLISH}/versions.yml`, '["current", "1.0"]');
    for (const [version, text] of [
      ["current", "Deux."],
      ["1.0", "Un."],
    ] as const) {
      site.write(`${ENGLISH}/${version}/a.mdx`, "A.");
      site.write(`${FRENCH}/${version}/a.mdx`, text);
    }
    await made();
    const docOf = (version: string) => site.gatsby.nodeOf<ComparedDoc>("Doc", `${ENGLISH}/${version}/a.mdx`);
    const changes = new DocChanges(site);
    expect(changes.between(docOf("current"), docOf("1.0"))).toMatchObject({ added: 1, removed: 1 });
  });
});
