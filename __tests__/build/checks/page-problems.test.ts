import { problemsByPage } from "../../../src/build/checks/page-problems";
import type { Page } from "../../../src/build/feature";
import type { PageNode } from "../../../src/build/nodes/mdx-reader";
import type { Problem } from "../../../src/lib/problem";

const pageOf = (path: string, file?: string): Page => ({ path, file, component: "a.tsx", context: {} });
const pages = [
  pageOf("/"),
  pageOf("/docs/a/", "content/docs/a.mdx"),
  pageOf("/docs/deep/b/", "content/docs/deep/b.mdx"),
  pageOf("/about/", "content/pages/about.mdx"),
];
const problemIn = (file: string, more: Partial<Problem> = {}): Problem => ({
  severity: "error",
  file,
  message: "M.",
  remedy: "R.",
  ...more,
});

/** The routes of the pages on which a problem shows; `own` are the problems that the node of /docs/a/ has. */
function shownOn(problem: Problem, own: Problem[] = []): string[] {
  const nodes = [{ file: "content/docs/a.mdx", problems: own }] as unknown as PageNode[];
  return [...problemsByPage(pages, nodes, [problem])].map(([path, problems]) => {
    expect(problems).toEqual([problem]);
    return path;
  });
}

describe("problemsByPage", () => {
  it("shows the errors of a file on its page", () => {
    expect(shownOn(problemIn("content/docs/a.mdx"))).toEqual(["/docs/a/"]);
  });

  it("shows them in the order of their lines", () => {
    const [first, second] = [2, 9].map((line) => problemIn("content/docs/a.mdx", { line }));
    const shown = problemsByPage(
      pages,
      [],
      [second, first].filter((problem) => problem !== undefined),
    );
    expect(shown.get("/docs/a/")).toEqual([first, second]);
  });

  it("shows those of a partial on the pages in which it stands", () => {
    const problem = problemIn("content/docs/_part.mdx");
    expect(shownOn(problem, [{ ...problem }])).toEqual(["/docs/a/"]);
  });

  it("shows those of another file on the pages in the folders around it", () => {
    expect(shownOn(problemIn("content/docs/sidebars.yml"))).toEqual(["/docs/a/", "/docs/deep/b/"]);
    expect(shownOn(problemIn("content/docs/deep/_category_.yml"))).toEqual(["/docs/deep/b/"]);
  });

  it("shows those of a translation on the page of what it translates", () => {
    const problem = problemIn("content/fr/docs/a.mdx");
    const translations = [{ folder: "content", translated: "content/fr" }];
    expect([...problemsByPage(pages, [], [problem], translations)]).toEqual([["/docs/a/", [problem]]]);
  });

  it("shows those that concern no page more than another on all", () => {
    const all = ["/", "/docs/a/", "/docs/deep/b/", "/about/"];
    expect(shownOn(problemIn("src/site.ts"))).toEqual(all);
    expect(shownOn(problemIn("content/status/bell.yml"))).toEqual(all);
  });

  it("shows those of a file that a page lists on that page, too", () => {
    const list: Page = { ...pageOf("/docs/list/"), listedFiles: ["content/docs/a.mdx"] };
    const problem = problemIn("content/docs/a.mdx");
    expect([...problemsByPage([...pages, list], [], [problem]).keys()]).toEqual(["/docs/a/", "/docs/list/"]);
    const ofAuthors = problemIn("content/docs/authors.yml");
    const nodes = [{ file: "content/docs/a.mdx", problems: [ofAuthors] }] as unknown as PageNode[];
    expect([...problemsByPage([...pages, list], nodes, [ofAuthors]).keys()]).toEqual(["/docs/a/", "/docs/list/"]);
  });

  it("shows errors and warnings of a page, and nothing that is only logged", () => {
    const [first, second] = [1, 2].map((line) => problemIn("content/docs/a.mdx", { line })) as [Problem, Problem];
    const warning: Problem = { ...second, severity: "warning" };
    expect(problemsByPage(pages, [], [first, warning, { ...second, severity: "info" }])).toEqual(
      new Map([["/docs/a/", [first, warning]]]),
    );
  });

  it("shows warnings on no page that they do not concern", () => {
    expect(shownOn(problemIn("content/docs/sidebars.yml", { severity: "warning" }))).toEqual([
      "/docs/a/",
      "/docs/deep/b/",
    ]);
    expect(shownOn(problemIn("src/site.ts", { severity: "warning" }))).toEqual([]);
  });
});
