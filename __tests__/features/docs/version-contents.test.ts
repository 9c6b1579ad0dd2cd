import { createVersions, type DocNode } from "../../../src/features/docs/nodes";
import { readCategoryFiles } from "../../../src/features/docs/category-files";
import { readSidebarFiles, readVersions, versionProblems } from "../../../src/features/docs/files";
import type { Version } from "../../../src/features/docs/version";
import { formatProblem } from "../../../src/lib/problem";
import { VersionContents } from "../../../src/features/docs/versions";
import { standOnSmallSite } from "../../support/small-site";
import { DocsFeature } from "../../support/docs-feature";

const site = standOnSmallSite();
const docs = () => site.gatsby.getNodesByType("Doc") as DocNode[];
const versions = () => readVersions(site.root, site.site.docs[0] as (typeof site.site.docs)[number]).versions;

/** Writes sidebars in which the docs stand under a label: content that was computed before still has the old one. */
const label = (text: string) =>
  site.write("content/docs/1.0/sidebars.yml", `docs: [{ type: ref, id: intro, label: ${text} }]`);
const labelsOf = ({ sidebars }: { sidebars: Record<string, unknown[]> }) =>
  Object.values(sidebars)
    .flat()
    .map((item) => (item as { label: string }).label);

beforeEach(async () => {
  site.write("content/docs/versions.yml", '["current", "1.0"]');
  for (const version of ["current", "1.0"]) site.write(`content/docs/${version}/intro.mdx`, "Intro.");
  label("First");
  await new DocsFeature(site).build();
});

describe("sidebars.yml", () => {
  it("is told where it says nothing, unless that is written", () => {
    const [instance] = site.site.docs;
    const version = versions().find(({ name }) => name === "1.0");
    if (!instance || !version) throw new Error("The site has no version 1.0.");
    const told = () => readSidebarFiles(site.root, instance, version).problems.map(formatProblem);
    site.write("content/docs/1.0/sidebars.yml", "# docs:", "#  - intro");
    expect(told()).toEqual([
      expect.stringMatching(/^content\/docs\/1\.0\/sidebars\.yml:1\n {2}The sidebars file is empty/),
    ]);
    site.write("content/docs/1.0/sidebars.yml", "# none", "{}");
    expect(told()).toEqual([]);
  });

  it("has consequences where it is not valid: the pages of categories, to which links lead, are not there", () => {
    const [instance] = site.site.docs;
    const [version] = versions();
    if (!instance || !version) throw new Error("The site has no version.");
    site.write("content/docs/current/sidebars.yml", "docs: [intro");
    expect(readSidebarFiles(site.root, instance, version).problems).toMatchObject([{ hasConsequences: true }]);
  });
});

describe("versions.yml", () => {
  const told = () => {
    const [instance] = site.site.docs;
    if (!instance) throw new Error("The site has no docs.");
    return versionProblems(site.root, instance).map(formatProblem).join("\n\n");
  };

  it("is told where two versions have the same route", () => {
    site.write("content/docs/versions.yml", '["current", "1.0", "next"]');
    site.write("content/docs/next/intro.mdx", "Intro.");
    expect(told()).toBe(
      [
        "src/site.ts",
        "  The versions 'current' and 'next' of the docs instance 'default' have the same route, '/docs/next/'.",
        '  → Give one of them another in `versions`: "next": { path: "…" }.',
      ].join("\n"),
    );
  });

  it("is told with the entry and its line where a name has no quotes", () => {
    site.write("content/docs/versions.yml", "- current", "- 3.30", "- '1.0'");
    expect(told()).toMatchInlineSnapshot(`
      "content/docs/versions.yml:2
        Entry 2 of the versions file is not valid: a version's name is text, and this is the number 3.3.
        → Put quotes around it."
    `);
  });

  it("is told where it is empty beside folders of versions, and where there are none it is not", () => {
    site.write("content/docs/versions.yml", "# None yet.");
    expect(told()).toMatchInlineSnapshot(`
      "content/docs/versions.yml
        The file lists no version, and 'content/docs' has folders of versions.
        → List them, newest first, each on a line of its own: \`- "1.0"\`. Without versions, remove the file.
        valid: 1.0, current"
    `);
    site.remove("content/docs/current", "content/docs/1.0");
    expect(told()).toBe("");
  });

  const nodes = () => site.gatsby.getNodesByType("DocsVersion").map(({ name }) => name);

  it("has a node for each version that it lists by now", async () => {
    expect(nodes()).toEqual(["current", "1.0"]);
    site.write("content/docs/versions.yml", '["current", "2.0"]');
    await createVersions(site.gatsby.args(), site.context());
    expect(nodes()).toEqual(["current", "2.0"]);
  });

  it("is asked by every doc, so its versions are computed again only after it has changed", () => {
    const before = versions();
    expect(versions()).toBe(before);
    site.write("content/docs/versions.yml", '["current", "1.0", "0.9"]');
    expect(versions().map(({ name }) => name)).toEqual(["current", "1.0", "0.9"]);
  });

  it("with a mistake is told, and the versions stay as they were", () => {
    const names = () => versions().map(({ name }) => name);
    expect(names()).toEqual(["current", "1.0"]);
    site.write("content/docs/versions.yml", '["current", "1.0');
    expect(names()).toEqual(["current", "1.0"]);
    const [instance] = site.site.docs;
    expect(instance && versionProblems(site.root, instance)).toHaveLength(1);
  });
});

describe("the node of a version", () => {
  const digests = () => site.gatsby.getNodesByType("DocsVersion").map(({ internal }) => internal.contentDigest);

  it("is another one once its sidebars are, so that queries of the frame are asked again", async () => {
    const feature = new DocsFeature(site);
    feature.pages();
    const [current, first] = digests();
    label("Second");
    feature.pages();
    expect(digests()).toEqual([current, expect.not.stringMatching(first ?? "")]);
    label("First");
    feature.pages();
    expect(digests()).toEqual([current, first]);
  });

  it("stays the same in a later run, in which nothing has changed", async () => {
    new DocsFeature(site).pages();
    const made = digests();
    await createVersions(site.gatsby.args(), site.context());
    expect(digests()).toEqual(made);
    new DocsFeature(site).pages();
    expect(digests()).toEqual(made);
  });
});

describe("VersionContents", () => {
  const last = (): Version => versions()[1] as Version;

  it("computes all versions from all docs, and keeps them until it computes them anew", () => {
    const contents = new VersionContents();
    const first = contents.refresh(docs(), site.context());
    expect(first.map(({ version, docs: own }) => [version.name, own.map(({ file }) => file)])).toEqual([
      ["current", ["content/docs/current/intro.mdx"]],
      ["1.0", ["content/docs/1.0/intro.mdx"]],
    ]);
    label("Second");
    expect(labelsOf(contents.of(last(), site.context()))).toEqual(["First"]);
    contents.refresh(docs(), site.context());
    expect(labelsOf(contents.of(last(), site.context()))).toEqual(["Second"]);
    expect(contents.all).toHaveLength(2);
  });

  it("is read by the programs that run queries, which make no pages", () => {
    const made = new VersionContents().refresh(docs(), site.context());
    label("Second");
    const contents = new VersionContents();
    expect(contents.of(last(), site.context())).toEqual(made[1]);
    expect(contents.all).toEqual(made);
  });

  it("keeps of docs what lists need, and neither text nor links", () => {
    const [, { docs: listed } = { docs: [] }] = new VersionContents().refresh(docs(), site.context());
    expect(listed).toEqual([expect.objectContaining({ docId: "intro", title: "intro", description: "Intro." })]);
    expect(Object.keys(listed[0] ?? {})).not.toEqual(expect.arrayContaining(["toc"]));
    expect(Object.keys(listed[0] ?? {})).not.toEqual(expect.arrayContaining(["internal"]));
  });

  it("forgets a version that is gone, and says so where it is asked for", () => {
    const contents = new VersionContents();
    contents.refresh(docs(), site.context());
    const gone = last();
    site.write("content/docs/versions.yml", '["current"]');
    expect(contents.refresh(docs(), site.context())).toHaveLength(1);
    expect(() => contents.of(gone, site.context())).toThrowErrorMatchingInlineSnapshot(
      `"Invariant failed: No page was made of the version '1.0' of 'default'."`,
    );
  });

  it("knows a version without docs", () => {
    const [current] = new VersionContents().refresh([], site.context());
    expect(current).toMatchObject({ docs: [], draftIds: [], indexes: [], sidebars: { defaultSidebar: [] } });
  });
});

test("a category file of a project of Docusaurus may give its link no type: it has none", () => {
  site.write("content/docs/1.0/a/_category_.yml", "link: {}");
  const { categories, problems } = readCategoryFiles(site.root, "content/docs/1.0", true);
  expect({ categories, problems }).toEqual({ categories: { a: { link: null } }, problems: [] });
});

describe("two category files in one folder", () => {
  it("are none where one lies in a folder with the name of a method", () => {
    site.write("content/docs/1.0/constructor/_category_.yml", "label: Constructor");
    const { categories, problems } = readCategoryFiles(site.root, "content/docs/1.0", false);
    expect({ categories, problems }).toEqual({ categories: { constructor: { label: "Constructor" } }, problems: [] });
  });

  it("are told, with the names of both", () => {
    for (const ending of ["json", "yml"]) site.write(`content/docs/1.0/a/_category_.${ending}`, "{}");
    const { problems } = readCategoryFiles(site.root, "content/docs/1.0", false);
    expect(problems.map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
      "content/docs/1.0/a/_category_.yml
        The folder has another category file, 'content/docs/1.0/a/_category_.json': what that one says does not count.
        → Put all that they say into one of them, and remove the other."
    `);
  });
});
