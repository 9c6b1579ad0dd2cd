/** @jest-environment jsdom */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parse } from "graphql";
import { graphiqlAddress, queriesPage, readReadyQueries } from "../../../src/build/queries/ready-queries";

const { queries, mistakes } = readReadyQueries(process.cwd());
const pageOf = (made: ReturnType<typeof readReadyQueries>) =>
  new DOMParser().parseFromString(queriesPage(made), "text/html");

test("each ready query is valid GraphQL, and says what it tells", () => {
  expect(mistakes).toEqual([]);
  expect(queries.map(({ title }) => title)).toEqual([
    "Docs in no sidebar",
    "Docs of a version",
    "Pages with most links at risk",
    "Pages without a description",
    "Posts by tag",
    "Stale pages",
    "Unlisted pages and drafts",
    "What is wrong",
  ]);
  for (const { text, query } of queries) {
    expect(text).toMatch(/^[A-Z].+\.$/);
    expect(parse(query).definitions).toHaveLength(1);
  }
});

test("the list has a link for each query, which opens it in GraphiQL as it stands in its file", () => {
  const ready = { file: "a.graphql", title: "Docs & <posts>", text: "All.", query: '# A\n{ a(b: "c d&e#f") }\n' };
  const page = pageOf({ queries: [ready], mistakes: [] });
  const link = page.querySelector("h2 a");
  expect(link?.textContent).toBe("Docs & <posts>");
  const address = new URL(link?.getAttribute("href") ?? "", "http://localhost:8000");
  expect(address.pathname).toBe("/___graphql");
  expect(address.searchParams.get("query")).toBe(ready.query);
  // GraphiQL reads its address without taking a plus for a space.
  expect(graphiqlAddress(ready)).not.toContain("+");
});

test("a file without a title is told with what to do, and the others stay", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "queries-"));
  const folder = path.join(root, "src/build/queries");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "a.graphql"), "# All\n# Every page.\n{ allPage { totalCount } }\n");
  writeFileSync(path.join(folder, "x.graphql"), "{ allPage { totalCount } }\n");
  const page = pageOf(readReadyQueries(root));
  rmSync(root, { recursive: true });
  expect(page.querySelector("h2")?.textContent).toBe("All");
  expect(page.querySelector("[role=alert]")?.textContent).toBe(
    "src/build/queries/x.graphql:1 has no title. Begin it with a comment: its first line is the title, the next say what the query tells.",
  );
});
