import type { ParentSpanPluginArgs } from "gatsby";
import { openSiteContext } from "../../../src/build/context/context";
import type { Feature } from "../../../src/build/feature";
import { forgetMovedFiles } from "../../../src/build/nodes/moved-files";

const { site } = openSiteContext();
const feature: Feature = { name: "status", sources: () => [{ name: "status", folder: "content/status" }] };

/** The ids of the files that are forgotten when the site lies in `/new`. */
async function forgotten(files: { id: string; sourceInstanceName: string; absolutePath: string }[]): Promise<string[]> {
  const deleted: string[] = [];
  const args = {
    getNodesByType: () => files.map((file) => ({ ...file, relativePath: "a/b.yml" })),
    createNodeId: (text: string) => text,
    actions: {
      createNode: () => Promise.resolve(),
      deleteNode: ({ children }: { children: string[] }) => void deleted.push(...children),
    },
  } as unknown as ParentSpanPluginArgs;
  await forgetMovedFiles(args, [feature], { root: "/new", site });
  return deleted;
}

describe("forgetMovedFiles", () => {
  it("forgets the files of the place where the site was", async () => {
    const files = [
      { id: "here", sourceInstanceName: "status", absolutePath: "/new/content/status/a/b.yml" },
      { id: "there", sourceInstanceName: "status", absolutePath: "/old/content/status/a/b.yml" },
      { id: "in another folder", sourceInstanceName: "status", absolutePath: "/new/content/services/a/b.yml" },
    ];
    expect(await forgotten(files)).toEqual(["there", "in another folder"]);
  });

  it("leaves files alone that are no feature's", async () => {
    expect(await forgotten([{ id: "other", sourceInstanceName: "other", absolutePath: "/old/other/a/b.yml" }])).toEqual(
      [],
    );
  });
});
