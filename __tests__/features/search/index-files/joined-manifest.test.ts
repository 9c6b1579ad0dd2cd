import { joinedManifest } from "../../../../src/features/search/index-files/joined-manifest";

test("the manifest of joined parts names the indexes of all", () => {
  const tag = (name: string) => ({ tag: name, language: "en", folder: `${name}.abc` });
  const text = (...names: string[]) => JSON.stringify({ layout: 1, tags: names.map(tag) });
  const { tags } = JSON.parse(joinedManifest([text("docs-1.0"), text("default", "docs-2.0")])) as { tags: object[] };
  expect(tags).toEqual([tag("docs-1.0"), tag("default"), tag("docs-2.0")]);
});
