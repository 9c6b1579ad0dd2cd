import type { CreateNodeArgs } from "gatsby";
import { z } from "zod";
import type { Feature } from "../../../src/build/feature";
import { ContentNodes } from "../../../src/build/nodes/content-nodes";
import type { AgingNode } from "../../../src/build/nodes/freshness";
import { dataReader, type DataFile } from "../../../src/build/nodes/data-reader";
import { formatProblem, type Problem } from "../../../src/lib/problem";
import { makerOf, standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite();
const schema = z.strictObject({ name: z.string(), stars: z.int().default(0) });

let read: DataFile<z.output<typeof schema>>[];
beforeEach(() => {
  read = [];
});

/** A feature that takes data files for shops. */
const shops: Feature = {
  name: "shops",
  sources: () => ["shops", "other"].map((name) => ({ name, folder: `content/${name}` })),
  data: dataReader({
    nodeType: "Shop",
    sources: ["shops"],
    what: "shop",
    schema,
    read: (file) => {
      read.push(file);
      return file.data.name === "Odd"
        ? { fields: { name: "Odd" }, problems: [problem], dependencies: { "content/shops.yml": "digest" } }
        : { fields: file.data };
    },
  }),
};

const problem: Problem = { severity: "warning", file: "content/shops/a.yml", message: "Odd.", remedy: "None." };

type ShopNode = AgingNode & { problems: Problem[] };
const shopsThere = () => site.gatsby.getNodesByType("Shop").map(({ file, name, stars }) => ({ file, name, stars }));
const invalidThere = () => site.gatsby.getNodesByType("InvalidContent").map(({ file }) => file);

beforeEach(() => site.write("content/other/a.yml", "name: Other"));

describe("dataReader", () => {
  it("makes a node of each YAML and JSON file of its folders", async () => {
    site.write("content/shops/a.yml", "name: Ada's");
    site.write("content/shops/deep/b.yaml", "name: Bob's", "stars: 2");
    site.write("content/shops/c.json", '{ "name": "Cy\'s" }');
    site.write("content/shops/d.txt", "name: No");
    await site.build([shops]);
    expect(shopsThere()).toEqual([
      { file: "content/shops/a.yml", name: "Ada's", stars: 0 },
      { file: "content/shops/c.json", name: "Cy's", stars: 0 },
      { file: "content/shops/deep/b.yaml", name: "Bob's", stars: 2 },
    ]);
    expect(invalidThere()).toEqual([]);
    const { lineOf, ...file } = read[2] ?? {};
    expect(file).toEqual({
      source: "shops",
      file: "content/shops/deep/b.yaml",
      path: "deep/b.yaml",
      data: { name: "Bob's", stars: 2 },
    });
    expect([lineOf?.("stars"), lineOf?.("colour")]).toEqual([2, undefined]);
  });

  it("leaves out partials, without a word", async () => {
    site.write("content/shops/_a.yml", "colour: red");
    site.write("content/shops/_deep/a.yml", "name: A");
    await site.build([shops]);
    expect([...shopsThere(), ...invalidThere()]).toEqual([]);
  });

  it("keeps what the feature finds wrong, and what it read beside the file", async () => {
    site.write("content/shops/a.yml", "name: Odd");
    await site.build([shops], {
      git: new Map([
        ["content/shops/a.yml", { date: "2024-05-03", author: "Ada", firstDate: "2024-05-01", contributors: [] }],
      ]),
    });
    expect(site.gatsby.nodeOf<ShopNode>("Shop", "content/shops/a.yml")).toMatchObject({
      id: "content content/shops/a.yml",
      parent: expect.stringMatching(/content\/shops\/a\.yml$/) as unknown,
      problems: [problem],
      dependencies: { "content/shops.yml": "digest" },
      gitDate: "2024-05-03",
      buildDigest: "build-1",
    });
  });

  it("makes a node of what is wrong with a file that is not valid", async () => {
    const problemsOf = async (...lines: string[]) => {
      site.write("content/shops/a.yml", ...lines);
      await site.build([shops]);
      expect([shopsThere(), read]).toEqual([[], []]);
      const node = site.gatsby.nodeOf<ShopNode>("InvalidContent", "content/shops/a.yml");
      expect(node.dependencies).toEqual({});
      return node.problems.map(formatProblem).join("\n\n");
    };
    expect(await problemsOf("# a shop", "name: 3", "starz: 5")).toMatchInlineSnapshot(`
      "content/shops/a.yml:2
        The value of 'name' is not valid: expected string, received number.
        → Write text; quotes make text of anything: \`"3.0"\`.

      content/shops/a.yml:3
        The shop has no key 'starz'.
        → Remove it, or write one of the valid keys.
        valid: stars, name"
    `);
    expect(await problemsOf("name: 'Ada", "stars: 1")).toMatchInlineSnapshot(`
      "content/shops/a.yml:1:7
        The shop is not valid YAML: the \`'\` here is not closed.
        → Close it with \`'\`, or put quotes around a text that begins with it."
    `);
    expect(await problemsOf("")).toMatchInlineSnapshot(`
      "content/shops/a.yml:1
        The shop lacks 'name'.
        → Add the key, or correct the name of the one that is meant for it."
    `);
  });
});

describe("a data file that changes", () => {
  /** Takes the file's present state through the hook, as develop does. */
  const change = (content: ContentNodes, ...lines: string[]) => {
    site.write("content/shops/a.yml", ...lines);
    return site.ingest("shops", "content/shops", "a.yml", makerOf(content, site.context()));
  };

  it("becomes a shop again once it is mended, and is invalid again after the next mistake", async () => {
    const content = new ContentNodes([shops]);
    await change(content, "nam: A");
    expect([shopsThere(), invalidThere()]).toEqual([[], ["content/shops/a.yml"]]);
    await change(content, "name: A");
    expect([shopsThere(), invalidThere()]).toEqual([[{ file: "content/shops/a.yml", name: "A", stars: 0 }], []]);
    await change(content, "stars: A");
    expect([shopsThere(), invalidThere()]).toEqual([[], ["content/shops/a.yml"]]);
  });

  it("leaves no node of the other kind where only the node is made anew", async () => {
    const content = new ContentNodes([shops]);
    await change(content, "nam: A");
    const [file] = site.gatsby.getNodesByType("File");
    if (!file) throw new Error("There is no file node.");
    site.write("content/shops/a.yml", "name: A");
    await content.make(site.gatsby.args<CreateNodeArgs>(), file, site.context());
    expect([shopsThere(), invalidThere()]).toEqual([[{ file: "content/shops/a.yml", name: "A", stars: 0 }], []]);
  });
});
