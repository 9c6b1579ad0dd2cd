import type { Page } from "../../../src/build/feature";
import { builtPages, standOnContent } from "../support/site-nodes";

standOnContent();

let pages: Page[];
beforeAll(() => {
  pages = builtPages();
});

/** The routes below a base; what varies in them is what the pattern's group catches. */
function partsOf(pattern: RegExp): string[] {
  return pages.flatMap(({ path }) => pattern.exec(path)?.[1] ?? []);
}

/** The pages of a list, in order, each with the number of its posts. */
function listAt(base: string): [route: string, posts: number][] {
  const onList = pages.filter(
    ({ path }) =>
      path === base || (path.startsWith(`${base}page/`) && /^\d+\/$/.test(path.slice(`${base}page/`.length))),
  );
  const numbered = onList.map(
    ({ path, context }) =>
      [Number(context.page), [path, (context.ids as string[]).length]] as [number, [string, number]],
  );
  return numbered.sort(([a], [b]) => a - b).map(([, list]) => list);
}

const postsIn = (folder: string): Page[] =>
  pages.filter(({ file, component }) => file?.startsWith(`${folder}/`) && component.endsWith("/post.tsx"));

describe("the blog", () => {
  it("has its 22 posts, under their routes", () => {
    expect(
      postsIn("content/blog")
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      "/blog/2017/12/14/introducing-docusaurus/",
      "/blog/2018/04/30/How-I-Converted-Profilo-To-Docusaurus/",
      "/blog/2018/09/11/Towards-Docusaurus-2/",
      "/blog/2018/12/14/Happy-First-Birthday-Slash/",
      "/blog/2019/12/30/docusaurus-2019-recap/",
      "/blog/2020/01/07/tribute-to-endi/",
      "/blog/2021/01/19/docusaurus-2020-recap/",
      "/blog/2021/03/09/releasing-docusaurus-i18n/",
      "/blog/2021/05/12/announcing-docusaurus-two-beta/",
      "/blog/2021/11/21/algolia-docsearch-migration/",
      "/blog/2022/01/24/docusaurus-2021-recap/",
      "/blog/2022/08/01/announcing-docusaurus-2.0/",
      "/blog/2022/09/01/docusaurus-2.1/",
      "/blog/preparing-your-site-for-the-next-major-version/",
      "/blog/releases/2.2/",
      "/blog/releases/2.3/",
      "/blog/releases/2.4/",
      "/blog/releases/3.0/",
      "/blog/releases/3.1/",
      "/blog/releases/3.2/",
      "/blog/releases/3.3/",
      "/blog/upgrading-frontend-dependencies-with-confidence-using-visual-regression-testing/",
    ]);
  });

  it("lists them five a page, on five pages", () => {
    expect(listAt("/blog/")).toEqual([
      ["/blog/", 5],
      ["/blog/page/2/", 5],
      ["/blog/page/3/", 5],
      ["/blog/page/4/", 5],
      ["/blog/page/5/", 2],
    ]);
  });

  it("has its 15 tags, of which the releases take three pages", () => {
    expect(
      partsOf(/^\/blog\/tags\/([^/]+)\/$/)
        .sort()
        .join(" "),
    ).toBe(
      "adoption beta birth blog documentation docusaurus endi i18n maintenance new profilo recap release search tribute",
    );
    expect(listAt("/blog/tags/release/")).toEqual([
      ["/blog/tags/release/", 5],
      ["/blog/tags/release/page/2/", 5],
      ["/blog/tags/release/page/3/", 1],
    ]);
    expect(partsOf(/^\/blog\/tags\/(.+)\/page\/2\/$/)).toEqual(["release"]);
  });
});

/** The numbers from one to another, both included. */
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("the changelog", () => {
  it("has its 96 entries", () => {
    const alphas = [...range(19, 41), 43, 44, ...range(48, 51), ...range(53, 75)].map(
      (number) => `2.0.0-alpha.${number}`,
    );
    const betas = range(0, 22).map((number) => `2.0.0-beta.${number}`);
    const second = [
      "2.0.0-rc.1",
      "2.0.0",
      "2.0.1",
      "2.1.0",
      "2.2.0",
      "2.3.0",
      "2.3.1",
      "2.4.0",
      "2.4.1",
      "2.4.2",
      "2.4.3",
    ];
    const third = ["3.0.0", "3.0.1", "3.1.0", "3.1.1", "3.2.0", "3.2.1", "3.3.0", "3.3.1", "3.3.2"];
    const entries = ["v2-changelog", ...alphas, ...betas, ...second, ...third];
    expect(entries).toHaveLength(96);
    expect(
      postsIn("content/changelog")
        .map(({ path }) => path)
        .sort(),
    ).toEqual(entries.map((entry) => `/changelog/${entry}/`).sort());
  });

  it("lists them 20 a page; the last page has 16", () => {
    const others = range(2, 4).map((number) => [`/changelog/page/${number}/`, 20]);
    expect(listAt("/changelog/")).toEqual([["/changelog/", 20], ...others, ["/changelog/page/5/", 16]]);
  });

  it("has no tags", () => {
    expect(partsOf(/^\/changelog\/(tags\/.*)/)).toEqual([]);
  });
});

describe("the tests blog", () => {
  it("lists its 16 posts three a page; the last page has one", () => {
    const others = range(2, 5).map((number) => [`/tests/blog/page/${number}/`, 3]);
    expect(listAt("/tests/blog/")).toEqual([["/tests/blog/", 3], ...others, ["/tests/blog/page/6/", 1]]);
  });
});
