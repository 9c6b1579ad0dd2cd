import { docChangesResolvers } from "../../../src/features/doc-changes/schema";
import { DocsFeature } from "../../support/docs-feature";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite();

type Changes = Record<"added" | "removed" | "changed", { title: string }[]>;
type Field = { resolve: (version: object, part: object, query: object) => Promise<Changes | null> };

/** Gives parts of what changed in a version, and how often the docs of a version were asked for. */
async function changesIn(name: string, production: boolean) {
  await new DocsFeature(site).build();
  const { changes } = docChangesResolvers({ ...site, production })["DocsVersion"] as { changes: Field };
  const version = site.gatsby.getNodesByType("DocsVersion").find((node) => node.name === name) ?? {};
  const { nodeModel } = site.gatsby.query;
  const asked: string[] = [];
  const findAll = (query: { type: string }) => {
    if (query.type === "Doc") asked.push(query.type);
    return nodeModel.findAll(query as never);
  };
  const part = async (skip: number, limit: number) => {
    const lists = await changes.resolve(version, { skip, limit }, { nodeModel: { findAll } });
    return lists && [lists.added, lists.removed, lists.changed].map((docs) => docs.map(({ title }) => title).join(" "));
  };
  return { part, asked };
}

beforeEach(() => {
  site.write("content/docs/versions.yml", '["current", "1.0"]');
  site.write("content/docs/current/new.mdx", "# New");
  site.write("content/docs/current/kept.mdx", "# Kept", "", "Other text.");
  site.write("content/docs/1.0/gone.mdx", "# Gone");
  site.write("content/docs/1.0/kept.mdx", "# Kept", "", "Text.");
});

test("the pages of a version's list get their parts, and a build pairs its docs once for all of them", async () => {
  const { part, asked } = await changesIn("current", true);
  expect(await Promise.all([part(0, 2), part(2, 2), part(4, 2)])).toEqual([
    ["New", "Gone", ""],
    ["", "", "Kept"],
    ["", "", ""],
  ]);
  // Those of the version, and those of the one before it.
  expect(asked).toHaveLength(2);
});

test("while developing each query pairs the docs as they are, and the oldest version has no changes", async () => {
  const { part, asked } = await changesIn("current", false);
  await part(0, 1);
  await part(0, 1);
  expect(asked).toHaveLength(4);
  expect(await (await changesIn("1.0", true)).part(0, 1)).toBeNull();
});
