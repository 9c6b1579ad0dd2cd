import type { DocNode } from "../../../src/features/docs/nodes";
import { readVersions } from "../../../src/features/docs/files";
import type { Version } from "../../../src/features/docs/version";
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

describe("VersionContents", () => {
  const docsOf = async () => docs().filter(({ version }) => version === "1.0");
  const last = (): Version => versions()[1] as Version;

  it("computes the content of a version once, and asks once for its docs", async () => {
    const contents = new VersionContents();
    const asked = jest.fn(docsOf);
    const [first, second] = await Promise.all([1, 2].map(() => contents.of(last(), asked, site.context())));
    label("Second");
    expect(
      [first, second, await contents.of(last(), asked, site.context())].map((content) => content && labelsOf(content)),
    ).toEqual([["First"], ["First"], ["First"]]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("keeps versions apart", async () => {
    const contents = new VersionContents();
    const [current, older] = versions() as [Version, Version];
    expect(labelsOf(await contents.of(older, docsOf, site.context()))).toEqual(["First"]);
    const { version, docs: own } = await contents.of(current, async () => [], site.context());
    expect([version.name, own]).toEqual(["current", []]);
  });

  it("computes all versions anew from all docs, and asks for none from then on", async () => {
    const contents = new VersionContents();
    await contents.of(last(), docsOf, site.context());
    label("Second");
    const all = contents.refresh(docs(), site.context());
    expect(all.map(({ version, docs: own }) => [version.name, own.map(({ file }) => file)])).toEqual([
      ["current", ["content/docs/current/intro.mdx"]],
      ["1.0", ["content/docs/1.0/intro.mdx"]],
    ]);
    const asked = jest.fn(docsOf);
    expect(await contents.of(last(), asked, site.context())).toBe(all[1]);
    expect(labelsOf(all[1] as (typeof all)[number])).toEqual(["Second"]);
    expect(asked).not.toHaveBeenCalled();
  });

  it("forgets a version that is gone", async () => {
    const contents = new VersionContents();
    const [, before] = contents.refresh(docs(), site.context());
    const gone = last();
    site.write("content/docs/versions.yml", '["current"]');
    expect(contents.refresh(docs(), site.context())).toHaveLength(1);
    expect(await contents.of(gone, docsOf, site.context())).not.toBe(before);
  });

  it("knows a version without docs", () => {
    const [current] = new VersionContents().refresh([], site.context());
    expect(current).toMatchObject({ docs: [], draftIds: [], indexes: [], sidebars: { defaultSidebar: [] } });
  });

  it("refuses an instance that the site does not have", async () => {
    await expect(
      new VersionContents().of({ ...last(), instance: "other" }, docsOf, site.context()),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `"Invariant failed: There is no docs instance 'other' in src/site.ts."`,
    );
  });
});
