/** @jest-environment jsdom */
import { BuiltSite } from "./support/built-site";
import { textOf } from "./support/page";

// Builds take as long as they take.
jest.setTimeout(60 * 60 * 1000);

const site = new BuiltSite();
afterAll(() => site.end());

const RULES = "handbook/rules/index.html";
const SONGS = "handbook/songs/index.html";
const build = async () => expect((await site.build()).code).toBe(0);
const rules = () => textOf(site.page("/handbook/rules/"), "article h1");

describe("a build over the cache of another one, where static files have the places of pages", () => {
  it("has the pages, as one from nothing", async () => {
    site.write(`static/${RULES}`, "<p>Static");
    await build();
    expect(rules()).toBe("Rules");
    await build();
    expect(rules()).toBe("Rules");
  });

  it("has them once the files are gone, and a file in the place of a page that is gone", async () => {
    site.remove(`static/${RULES}`);
    site.remove("content/handbook/songs.mdx");
    site.write(`static/${SONGS}`, "<p>Static");
    await build();
    expect([rules(), site.read(`public/${SONGS}`)]).toEqual(["Rules", "<p>Static"]);
  });
});
