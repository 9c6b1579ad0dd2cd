import { PEERS } from "../../../src/commands/bench/peers/build-peer";
import { withoutIds } from "../../../src/commands/bench/peers/without-ids";

test("a doc without ids keeps its text, and links to files without their hashes", () => {
  const doc = "## The first {#section-1}\n\nSee [one](./topic-1.mdx#section-1) and [two](../topic-2.mdx).\n";
  expect(withoutIds(doc)).toBe("## The first\n\nSee [one](./topic-1.mdx) and [two](../topic-2.mdx).\n");
  expect(withoutIds(doc, (file) => file.toUpperCase())).toContain("[one](./TOPIC-1.MDX)");
});

test.each(PEERS)("$name has each doc once, with its text, and the middle one where it says", ({ files, middleDoc }) => {
  const written = files(170);
  const docs = [...written.keys()].filter((file) => /topic-\d+\.mdx?$/.test(file));
  expect(docs).toHaveLength(170);
  const { file, route } = middleDoc(170);
  expect(written.get(file)).toMatch(/Topic 85: the [\s\S]*\n## The /);
  expect(route).toMatch(/^\/part-1\/topic-85(\/|\.html)$/);
});

test.each([
  ["rspress", "rspress.config.mjs"],
  ["vitepress", ".vitepress/config.mjs"],
])("the sidebar of %s has the docs of a folder, too", (id, file) => {
  const config =
    PEERS.find((peer) => peer.id === id)
      ?.files(170)
      .get(file) ?? "";
  expect(config).toContain('"link": "/part-1/topic-159"');
  expect(config).toContain('"link": "/part-1/more/topic-169"');
});

test("links of VitePress lead to its files", () => {
  const vitepress = PEERS.find(({ id }) => id === "vitepress");
  const docs = [...(vitepress?.files(170).values() ?? [])].join("\n");
  expect(docs).toMatch(/\]\(\.\/topic-\d+\.md#section-1\)/);
  expect(docs).not.toContain(".mdx");
});
