import { setImmediate } from "node:timers/promises";
import type { CreateNodeArgs, SourceNodesArgs } from "gatsby";
import { z } from "zod";
import type { Feature } from "../../../src/build/feature";
import { ContentNodes, contentTypesOf, pageNodesOf, pageTypesOf } from "../../../src/build/nodes/content-nodes";
import { dataReader } from "../../../src/build/nodes/data-reader";
import { fileDigest } from "../../../src/mdx/compile/file-digest";
import { placeOfNames } from "../../../src/mdx/compile/names-beside";
import { notesFeature } from "../../support/notes-feature";
import { makerOf, standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite();

/** The files that the reader was asked to read, in order. */
let read: string[];
beforeEach(() => {
  read = [];
});

const notes = notesFeature((file) => void read.push(file));
const shops: Feature = {
  name: "shops",
  data: dataReader({
    nodeType: "Shop",
    sources: ["pages"],
    what: "shop",
    schema: z.strictObject({ name: z.string() }),
    read: ({ file, data }) => {
      read.push(file);
      return { fields: data };
    },
  }),
};
const features = [notes, shops];
const sourceArgs = () => site.gatsby.args<SourceNodesArgs>();

test("the types of content nodes are those of the features, and that of invalid files", () => {
  expect(pageTypesOf(features)).toEqual(["Note"]);
  expect(contentTypesOf(features)).toEqual(["Note", "Shop", "InvalidContent"]);
  expect(contentTypesOf([])).toEqual(["InvalidContent"]);
});

test("the nodes of pages are those that MDX files became", async () => {
  site.write("content/pages/a.mdx", "A");
  site.write("content/pages/b.yml", "name: B");
  await site.build(features);
  expect(pageNodesOf(features, site.gatsby.getNodesByType).map(({ file }) => file)).toEqual(["content/pages/a.mdx"]);
});

describe("noteKept and remakeStale", () => {
  beforeEach(async () => {
    site.write("content/pages/_part.mdx", "Part");
    site.write("content/pages/a.mdx", 'import Part from "./_part.mdx";', "", "<Part />");
    site.write("content/pages/b.mdx", "B");
    site.write("content/pages/c.yml", "name: C");
    await site.build(features);
    read = [];
  });

  /** What is read again in the next build, which knows only the nodes. */
  const remade = async (changes: Parameters<typeof site.context>[0] = {}) => {
    const content = new ContentNodes(features);
    content.noteKept(sourceArgs(), site.context(changes));
    await content.remakeStale(sourceArgs(), site.context(changes));
    return read.sort();
  };

  it("makes nothing again where nothing changed", async () => {
    expect(await remade()).toEqual([]);
  });

  it("makes all again after a change of the build side", async () => {
    const all = ["content/pages/a.mdx", "content/pages/b.mdx", "content/pages/c.yml"];
    expect(await remade({ buildDigest: "build-2" })).toEqual(all);
    const digests = contentTypesOf(features)
      .flatMap(site.gatsby.getNodesByType)
      .map(({ buildDigest }) => buildDigest);
    expect(digests).toEqual(["build-2", "build-2", "build-2"]);
    read = [];
    expect(await remade({ buildDigest: "build-2" })).toEqual([]);
  });

  it("makes the pages of a partial again that changed, or went", async () => {
    site.write("content/pages/_part.mdx", "Other");
    expect(await remade()).toEqual(["content/pages/a.mdx"]);
    site.remove("content/pages/_part.mdx");
    read = [];
    expect(await remade()).toEqual(["content/pages/a.mdx"]);
  });

  it("makes a page again after a commit", async () => {
    const git = new Map([
      ["content/pages/b.mdx", { date: "2024-05-03", author: "Ada", firstDate: "2024-05-03", contributors: [] }],
    ]);
    expect(await remade({ git })).toEqual(["content/pages/b.mdx"]);
  });

  it("leaves the nodes of a deleted file to Gatsby", async () => {
    site.remove("content/pages/b.mdx");
    expect(await remade({ buildDigest: "build-2" })).toEqual(["content/pages/a.mdx", "content/pages/c.yml"]);
    expect(site.gatsby.nodeOf("Note", "content/pages/b.mdx").buildDigest).toBe("build-1");
  });

  it("reads no node that this build has made", async () => {
    const content = new ContentNodes(features);
    const changes = { buildDigest: "build-2" };
    content.noteKept({ ...sourceArgs(), getNodesByType: () => [] }, site.context(changes));
    await content.remakeStale(sourceArgs(), site.context(changes));
    expect(read).toEqual([]);
  });

  it("knows from then on which pages a partial is part of", async () => {
    const content = new ContentNodes(features);
    content.noteKept(sourceArgs(), site.context());
    site.write("content/pages/_part.mdx", "Other");
    await site.ingest("pages", "content/pages", "_part.mdx", makerOf(content, site.context()));
    expect(read).toEqual(["content/pages/a.mdx"]);
  });
});

describe("followFile", () => {
  let content: ContentNodes;
  const changed = (file: string, ...lines: string[]) => {
    site.write(`content/pages/${file}`, ...lines);
    return site.ingest("pages", "content/pages", file, makerOf(content, site.context()));
  };

  beforeEach(async () => {
    site.write("content/pages/_part.mdx", "Part");
    for (const name of ["a", "b"])
      site.write(`content/pages/${name}.mdx`, 'import Part from "./_part.mdx";', "", `<Part /> ${name}`);
    site.write("content/pages/c.mdx", "C");
    content = await site.build(features);
    read = [];
  });

  it("makes the pages of a changed partial again, and no other, once for each change", async () => {
    await changed("_part.mdx", "Other");
    expect(read.sort()).toEqual(["content/pages/a.mdx", "content/pages/b.mdx"]);
    read = [];
    await changed("_part.mdx", "Other");
    expect(read).toEqual([]);
  });

  it("makes a page again once a file is there that one of its imports finds first", async () => {
    site.write("content/pages/unit.js", "export default 1;");
    await changed("c.mdx", 'import unit from "./unit";', "", "{unit}");
    read = [];
    site.write("content/pages/unit.ts", "export default 2;");
    const file = "content/pages/unit.ts";
    await content.followFile(site.gatsby.args<CreateNodeArgs>(), file, site.context());
    expect(read).toEqual(["content/pages/c.mdx"]);
  });

  it("makes again what lists a folder once files come to it, or to a new folder in it", async () => {
    const place = placeOfNames("content/samples");
    const lists: Feature = {
      name: "lists",
      data: dataReader({
        nodeType: "List",
        sources: ["pages"],
        what: "list",
        schema: z.strictObject({}),
        read: ({ file }) => {
          read.push(file);
          return { fields: {}, dependencies: { [place]: fileDigest(site.context().root, place) } };
        },
      }),
    };
    site.write("content/pages/list.yml", "{}");
    const listing = await site.build([notes, lists]);
    for (const file of ["content/samples/a.js", "content/samples/deep/b.js"]) {
      read = [];
      site.write(file, "");
      await listing.followFile(site.gatsby.args<CreateNodeArgs>(), file, site.context());
      expect(read).toEqual(["content/pages/list.yml"]);
    }
  });

  it("makes a changed page again, and no other", async () => {
    await changed("a.mdx", "Alone.");
    expect(read).toEqual(["content/pages/a.mdx"]);
    read = [];
    await changed("_part.mdx", "Other");
    expect(read).toContain("content/pages/b.mdx");
  });
});

describe("a file that went before its node was made", () => {
  it("becomes no node", async () => {
    site.write("content/pages/a.mdx", "A");
    await site.build(features);
    const [mdx] = site.gatsby.getNodesByType("Mdx");
    if (!mdx) throw new Error("There is no node of gatsby-plugin-mdx.");
    site.remove("content/pages/a.mdx");
    read = [];
    await new ContentNodes(features).make(site.gatsby.args<CreateNodeArgs>(), mdx, site.context());
    expect(read).toEqual([]);
  });
});

test("a node that changes, or goes, after pages were begun is a late change until they are begun again", () => {
  const content = new ContentNodes([]);
  const node = { id: "a", internal: { type: "Mdx", contentDigest: "1", owner: "" } };
  expect(content.lateChange).toBeUndefined();
  for (const isGone of [false, true]) {
    content.expect(node, isGone);
    expect(content.lateChange).toBe(node);
    content.beginPages();
    expect(content.lateChange).toBeUndefined();
  }
});

describe("settled", () => {
  /** A feature whose reader goes on when it is told to. */
  function slowFeature(): { feature: Feature; goOn: (error?: Error) => void } {
    let goOn: (error?: Error) => void = () => undefined;
    const waiting = new Promise<void>((resolve, reject) => {
      goOn = (error) => (error ? reject(error) : resolve());
    });
    const create = async () => {
      await waiting;
      read.push("slow");
      return true;
    };
    return { feature: { name: "slow", data: { nodeType: "Slow", create } }, goOn };
  }

  const startOf = async (feature: Feature) => {
    site.write("content/pages/a.yml", "");
    const content = new ContentNodes([feature]);
    const made: Promise<void>[] = [];
    await site.ingest("pages", "content/pages", "a.yml", ({ node, ...args }) => {
      made.push(content.follow(node, () => content.make({ node, ...args }, node, site.context())));
    });
    return { content, made };
  };

  it("waits for nodes that are being made", async () => {
    const { feature, goOn } = slowFeature();
    const { content } = await startOf(feature);
    const settled = content.settled().then(() => read.push("settled"));
    await setImmediate();
    expect(read).toEqual([]);
    goOn();
    await settled;
    expect(read).toEqual(["slow", "settled"]);
  });

  it("waits for the hook that tells of a node that has changed, in the state that it has now", async () => {
    const content = new ContentNodes([]);
    const node = (contentDigest: string) => ({ id: "a", internal: { type: "Mdx", contentDigest, owner: "" } });
    const follow = (digest: string) => content.follow(node(digest), async () => void read.push(digest));
    content.expect(node("1"));
    content.expect(node("2"));
    const settled = content.settled().then(() => read.push("settled"));
    await follow("1");
    await setImmediate();
    expect(read).toEqual(["1"]);
    await follow("2");
    await settled;
    expect(read).toEqual(["1", "2", "settled"]);
  });

  it("waits for no node that is gone", async () => {
    const content = new ContentNodes([]);
    const node = { id: "a", internal: { type: "Mdx", contentDigest: "1", owner: "" } };
    content.expect(node);
    content.expect(node, true);
    await expect(content.settled()).resolves.toBeUndefined();
  });

  it("is not held up by one that fails, whose error is its caller's", async () => {
    const { feature, goOn } = slowFeature();
    const { content, made } = await startOf(feature);
    const failed = expect(made[0]).rejects.toThrow("The compiler failed.");
    goOn(new Error("The compiler failed."));
    await content.settled();
    await failed;
  });

  it("waits for nobody where nothing is under way", async () => {
    await expect(new ContentNodes(features).settled()).resolves.toBeUndefined();
  });
});
