import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import { ContentNodes } from "../src/build/nodes/content-nodes";
import { features } from "../src/features";
import { readTagsFile } from "../src/build/nodes/tags-file";
import { readAuthorsFile } from "../src/features/blog/files";
import { readSidebarFiles, readVersions, versionProblems } from "../src/features/docs/files";
import { readTags } from "../src/features/showcase/nodes";
import type { Problem } from "../src/lib/problem";
import { invariant } from "../src/lib/values/invariant";
import { GONE } from "../src/files/digest";
import { standOnSmallSite } from "./support/small-site";

const small = standOnSmallSite({
  showcase: { content: "content/showcase", title: "Sites", description: "Made with it" },
  featureRequests: {
    content: "content/requests",
    title: "Requests",
    description: "Wishes",
    areas: { docs: "Docs" },
  },
});
const readers = features.filter(({ mdx, data }) => mdx !== undefined || data !== undefined);

/** Front matter and YAML with which something is wrong, whatever they are to say. */
const MISTAKES: Record<string, string[]> = {
  "is no YAML": ["title: A", "description: [a"],
  "is no mapping": ["- a"],
  "has a key that nobody knows": ["nobody-knows-it: 1"],
};

describe.each(readers.map((feature) => [feature.name, feature] as const))("a file of %s", (_name, feature) => {
  it.each(Object.entries(MISTAKES))("that %s is told, with its line and a remedy", async (_what, lines) => {
    const written = (feature.sources?.(small.site) ?? []).map(({ folder }) => {
      const file = `${folder}/2024-05-03-wrong.${feature.mdx ? "mdx" : "yml"}`;
      small.write(file, ...(feature.mdx ? ["---", ...lines, "---", "", "Text."] : lines));
      return file;
    });
    await small.build([feature]);
    const told = [...small.gatsby.nodes.values()].filter(({ problems }) => problems !== undefined);
    expect(told.map(({ file }) => file)).toEqual(written);
    for (const { problems } of told as (Node & { problems: Problem[] })[])
      expect(problems).toContainEqual(
        expect.objectContaining({ line: expect.any(Number) as number, remedy: expect.any(String) as string }),
      );
  });
});

const pageReaders = features.flatMap(({ mdx, ...feature }) =>
  mdx ? [[feature.name, { ...feature, mdx }] as const] : [],
);

describe.each(pageReaders)("a file of %s without any front matter", (_name, feature) => {
  it("has a node", async () => {
    const folders = (feature.sources?.(small.site) ?? []).map(({ folder }) => folder);
    const written = folders.map((folder) => `${folder}/2024-05-03-none.mdx`);
    for (const file of written) small.write(file, "Text.");
    await small.build([feature]);
    const made = small.gatsby.getNodesByType(feature.mdx.nodeType);
    expect(written.length).toBeGreaterThan(0);
    expect(made.map(({ file }) => file)).toEqual(written);
  });
});

describe("a YAML file beside content", () => {
  const of = <T>([first]: readonly T[]): T => {
    invariant(first, "the small site has one");
    return first;
  };
  const { docs, blogs } = small.site;
  const sidebarsOf = () => readSidebarFiles(small.root, of(docs), of(readVersions(small.root, of(docs)).versions));
  it.each([
    ["content/docs/versions.yml", () => versionProblems(small.root, of(docs))],
    ["content/docs/tags.yml", () => readTagsFile(small.root, "content/docs", "tags.yml").problems],
    ["content/docs/sidebars.yml", () => sidebarsOf().problems],
    ["content/docs/guides/_category_.yml", () => sidebarsOf().problems],
    ["content/blog/tags.yml", () => readTagsFile(small.root, of(blogs).content, of(blogs).tagsFile).problems],
    ["content/blog/authors.yml", () => readAuthorsFile(small.root, of(blogs)).problems],
    ["content/showcase/_tags.yml", () => readTags(small.root, small.site).problems],
  ])("is told what is wrong, and stops nothing: %s", (file, problems) => {
    for (const [mistake, lines] of Object.entries(MISTAKES)) {
      small.write(file, ...lines, `# ${lines.join(" ")}`);
      const told = { file, line: expect.any(Number) as number, remedy: expect.any(String) as string };
      expect({ mistake, problems: problems() }).toMatchObject({ mistake, problems: [told] });
    }
  });
});

describe("a file beside content that comes later", () => {
  const beside = readers.filter(({ name }) => ["docs", "blog", "showcase"].includes(name));
  beforeEach(() => {
    small.write("content/docs/a.mdx", "Text.");
    small.write("content/blog/2024-05-03-b.mdx", "Text.");
    small.write("content/showcase/c.yml", "title: C", "description: It.", "website: https://example.org", "tags: []");
  });

  const made = [
    ["content/docs/tags.yml", "content/docs/a.mdx"],
    ["content/docs/versions.yml", "content/docs/a.mdx"],
    ["content/blog/tags.yml", "content/blog/2024-05-03-b.mdx"],
    ["content/blog/authors.yml", "content/blog/2024-05-03-b.mdx"],
    ["content/showcase/_tags.yml", "content/showcase/c.yml"],
  ] as const;

  it.each(made)("%s is noted while it is not there", async (file, page) => {
    await small.build(beside);
    const node = [...small.gatsby.nodes.values()].find((other) => other.file === page && "dependencies" in other);
    expect(node).toMatchObject({ dependencies: { [file]: GONE } });
  });

  /** The files of which nodes are made while something is done. */
  const remade = async (doing: () => Promise<void>) => {
    const create = jest.spyOn(small.gatsby.actions, "createNode");
    await doing();
    return create.mock.calls.map(([node]) => node.file);
  };
  const write = (file: string) => small.write(file, file.endsWith("versions.yml") ? "[]" : "{}");

  it.each(made)("%s has the nodes that it is for made again, in the next build", async (file, page) => {
    await small.build(beside);
    write(file);
    const next = new ContentNodes(beside);
    const args = small.gatsby.args<SourceNodesArgs>();
    next.noteKept(args, small.context());
    expect(await remade(() => next.remakeStale(args, small.context()))).toEqual([page]);
  });

  it.each(made)("%s has the nodes that it is for made again, in develop", async (file, page) => {
    const content = await small.build(beside);
    expect(content.filesOutside([])).toContain(file);
    write(file);
    const args = small.gatsby.args<CreateNodeArgs>();
    expect(await remade(() => content.followFile(args, file, small.context()))).toEqual([page]);
  });
});
