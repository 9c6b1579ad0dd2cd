import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { PageNode } from "../../../src/build/nodes/mdx-reader";
import { publish, publishedPageOf, type Publisher, type PublishSource } from "../../../src/build/publish/publisher";
import type { Problem } from "../../../src/lib/problem";
import { STORE_FOLDER } from "../../../src/mdx/compile/store";
import { FakeGatsby } from "../../support/gatsby-api";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "publish-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const writeHtml = (route: string, html: string) => write(`public${route}index.html`, html);
const writeContent = (key: string, tree: unknown) => write(`${STORE_FOLDER}/${key}.json`, JSON.stringify({ tree }));

const nodeOf = (contentKey: string): PageNode =>
  ({ contentKey, title: `Title of ${contentKey}`, internal: { contentDigest: contentKey } }) as unknown as PageNode;
const sourceOf = (route: string, node?: PageNode): PublishSource => ({ page: { path: route }, node });

/** A promise, and what fulfils it. */
function promised() {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => (resolve = fulfil));
  return { promise, resolve: () => resolve() };
}

/** Publishes to unnamed publishers, and tells problems and what was printed, its times taken out. */
async function published(sources: Iterable<PublishSource>, ...publishers: Publisher[]) {
  const { reporter, told } = new FakeGatsby();
  const named = publishers.map((publisher, index) => ({ name: `p${index + 1}`, publisher }));
  const problems = await publish(sources, named, { root }, reporter);
  return { problems, told: told.map((line) => line.replace(/\d+\.\d\d s/g, "0.00 s")) };
}

describe("publishedPageOf", () => {
  it("says where a page is and what it is called", () => {
    const page = { path: "/docs/a/", noIndex: true, hidden: true, olderVersion: "/docs/1.0/" };
    expect(publishedPageOf({ page, node: nodeOf("a") }, root)).toMatchObject({
      route: "/docs/a/",
      title: "Title of a",
      noIndex: true,
      hidden: true,
      olderVersion: "/docs/1.0/",
      htmlFile: path.join(root, "public/docs/a/index.html"),
    });
    expect(publishedPageOf({ page: { path: "/blog/", title: "Blog" }, node: nodeOf("a") }, root).title).toBe("Blog");
    expect(publishedPageOf(sourceOf("/docs/tags/"), root).title).toBe("");
  });

  it("reads HTML and content", () => {
    writeHtml("/docs/a/", "<h1>A</h1>");
    writeContent("a", ["Before.", ["h2", { id: "one" }, "One"], ["p", {}, "Text."]]);
    const page = publishedPageOf(sourceOf("/docs/a/", nodeOf("a")), root);
    expect(page.html()).toBe("<h1>A</h1>");
    expect(page.content()?.tree).toHaveLength(3);
    expect(page.sections()).toEqual([
      { heading: "", level: 1, text: "Before." },
      { id: "one", heading: "One", level: 2, text: "Text." },
    ]);
  });

  it("gives HTML as a publisher wrote it anew", () => {
    writeHtml("/docs/a/", "before");
    const page = publishedPageOf(sourceOf("/docs/a/"), root);
    expect(page.html()).toBe("before");
    page.rewriteHtml("after");
    expect([page.html(), readFileSync(page.htmlFile, "utf8")]).toEqual(["after", "after"]);
  });

  it("has neither content nor sections without a node", () => {
    const page = publishedPageOf(sourceOf("/docs/tags/"), root);
    expect([page.content(), page.sections()]).toEqual([undefined, []]);
  });

  it("reads nothing before it is asked, and each file once", () => {
    const page = publishedPageOf(sourceOf("/docs/a/", nodeOf("a")), root);
    expect(() => page.html()).toThrow("ENOENT");
    writeHtml("/docs/a/", "first");
    writeContent("a", ["first"]);
    const before = [page.html(), page.content(), page.sections()];
    writeHtml("/docs/a/", "second");
    writeContent("a", ["second"]);
    expect([page.html(), page.content(), page.sections()]).toEqual(before);
    expect(before[0]).toBe("first");
  });
});

describe("publish", () => {
  it("shows every page to every publisher, in order, then ends them", async () => {
    const seen: string[] = [];
    const noting = (name: string): Publisher => ({
      page: ({ route }) => void seen.push(`${name} ${route}`),
      end: () => void seen.push(`${name} ends`),
    });
    await published([sourceOf("/b/"), sourceOf("/a/")], noting("1"), noting("2"));
    expect(seen).toEqual(["1 /b/", "2 /b/", "1 /a/", "2 /a/", "1 ends", "2 ends"]);
  });

  it("asks for the next page when all have seen the present one, and keeps none", async () => {
    const seen: string[] = [];
    function* sources(): Generator<PublishSource> {
      for (const route of ["/a/", "/b/"]) {
        seen.push(`asked for ${route}`);
        yield sourceOf(route);
      }
      seen.push("no more");
    }
    const slow: Publisher = {
      page: async ({ route }) => {
        await new Promise(setImmediate);
        seen.push(`slow ${route}`);
      },
      end: async () => {
        await new Promise(setImmediate);
        seen.push("slow ends");
      },
    };
    await published(sources(), slow, { page: ({ route }) => void seen.push(`quick ${route}`) });
    expect(seen).toEqual([
      "asked for /a/",
      "slow /a/",
      "quick /a/",
      "asked for /b/",
      "slow /b/",
      "quick /b/",
      "no more",
      "slow ends",
    ]);
  });

  it("waits for the HTML of each page, and with the end for all", async () => {
    const seen: string[] = [];
    const { promise: ended, resolve: end } = promised();
    const html = {
      made: async (route: string) => (await new Promise(setImmediate), void seen.push(`made ${route}`)),
      ended,
    };
    const publisher: Publisher = { page: ({ route }) => void seen.push(route), end: () => void seen.push("end") };
    const sources = [sourceOf("/a/"), sourceOf("/b/")];
    const done = publish(sources, [{ name: "p1", publisher }], { root, html }, new FakeGatsby().reporter);
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    expect(seen).toEqual(["made /a/", "/a/", "made /b/", "/b/"]);
    end();
    await done;
    expect(seen.at(-1)).toBe("end");
  });

  it("reads a page once for all publishers", async () => {
    writeHtml("/a/", "first");
    writeContent("a", ["first"]);
    const seen: unknown[] = [];
    const reader: Publisher = {
      page: ({ html, content }) => {
        seen.push([html(), content()?.tree]);
        writeHtml("/a/", "second");
        writeContent("a", ["second"]);
      },
    };
    await published([sourceOf("/a/", nodeOf("a"))], reader, reader);
    expect(seen).toEqual([
      ["first", ["first"]],
      ["first", ["first"]],
    ]);
  });

  it("leaves what was returned of each page of a part, and makes nothing of all pages", async () => {
    const left: unknown[] = [];
    const seen: string[] = [];
    const publisher: Publisher = {
      page: ({ route }) => `kept of ${route}`,
      end: () => void seen.push("end"),
      endPart: () => void seen.push("endPart"),
    };
    const named = [{ name: "p1", publisher }];
    const leave = ({ page }: PublishSource, kept: object) => left.push([page.path, kept]);
    await publish([sourceOf("/a/"), sourceOf("/b/")], named, { root, leave }, new FakeGatsby().reporter);
    expect(left).toEqual([
      ["/a/", { p1: "kept of /a/" }],
      ["/b/", { p1: "kept of /b/" }],
    ]);
    expect(seen).toEqual(["endPart"]);
  });

  it("returns what publishers find wrong, waited for or not", async () => {
    const problem: Problem = { severity: "warning", file: "a", message: "M.", remedy: "R." };
    const { problems } = await published(
      [],
      { end: () => [problem] },
      { end: async () => [{ ...problem, line: 2 }] },
      { end: () => undefined },
      {},
    );
    expect(problems).toEqual([problem, { ...problem, line: 2 }]);
  });

  it("prints the time of each publisher, and nothing where there is none", async () => {
    expect((await published([sourceOf("/a/")], { page: () => undefined }, {})).told).toEqual([
      "info: publish: p1 0.00 s, p2 0.00 s",
    ]);
    expect((await published([sourceOf("/a/")])).told).toEqual([]);
  });

  it("adds the times of pages and end", async () => {
    const { reporter, told } = new FakeGatsby();
    const ticks = [0, 1000, 1000, 3500];
    const clock = jest.spyOn(performance, "now").mockImplementation(() => ticks.shift() ?? Number.NaN);
    const publisher: Publisher = { page: () => undefined, end: () => undefined };
    await publish([sourceOf("/a/")], [{ name: "index", publisher }], { root }, reporter);
    clock.mockRestore();
    expect(told).toEqual(["info: publish: index 3.50 s"]);
  });

  it("passes on the error of a publisher", async () => {
    const failing: Publisher = { page: () => Promise.reject(new Error("The index is full.")) };
    await expect(published([sourceOf("/a/")], failing)).rejects.toThrow("The index is full.");
  });
});
