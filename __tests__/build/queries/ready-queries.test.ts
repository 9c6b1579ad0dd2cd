/** @jest-environment jsdom */
import { parse } from "graphql";
import { graphiqlAddress, queriesPage, readReadyQueries } from "../../../src/build/queries/ready-queries";

const queries = readReadyQueries(process.cwd());

test("each ready query is valid GraphQL, and says what it tells", () => {
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
  const page = new DOMParser().parseFromString(queriesPage([ready]), "text/html");
  const link = page.querySelector("h2 a");
  expect(link?.textContent).toBe("Docs & <posts>");
  const address = new URL(link?.getAttribute("href") ?? "", "http://localhost:8000");
  expect(address.pathname).toBe("/___graphql");
  expect(address.searchParams.get("query")).toBe(ready.query);
  // GraphiQL reads its address without taking a plus for a space.
  expect(graphiqlAddress(ready)).not.toContain("+");
});
