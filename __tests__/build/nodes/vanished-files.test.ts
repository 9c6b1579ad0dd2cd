import { readFile } from "node:fs/promises";
import path from "node:path";
import { passOverVanishedFiles } from "../../../src/build/nodes/vanished-files";
import { packagesOf } from "../../../src/build/packages-of.cjs";

const root = process.cwd();
const plugin = packagesOf(root, "gatsby-plugin-mdx")("./gatsby-node.js") as {
  onCreateNode: (args: object) => Promise<void>;
};

/** The bodies of the nodes that the plugin makes below the node of a file. */
async function made(file: string): Promise<string[]> {
  const bodies: string[] = [];
  await plugin.onCreateNode({
    node: { id: file, internal: { type: "File", contentDigest: file } },
    loadNodeContent: () => readFile(path.join(root, file), "utf8"),
    actions: { createNode: ({ body }: { body: string }) => bodies.push(body), createParentChildLink: () => undefined },
    createNodeId: (id: string) => id,
    cache: { set: () => undefined },
  });
  return bodies;
}

test("a file that is gone once it is read gets no node, and any other failure is told", async () => {
  await expect(made("content/gone.mdx")).rejects.toThrow("ENOENT");
  passOverVanishedFiles(root);
  expect(await made("content/gone.mdx")).toEqual([]);
  expect(await made("README.md")).toEqual([expect.stringContaining("# ")]);
  await expect(made("src")).rejects.toThrow("EISDIR");
});
