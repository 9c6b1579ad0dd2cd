import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { builtPages, standOnContent } from "./support/site-nodes";

standOnContent();

const INDEX = "content/tests/pages/index.mdx";
const TESTS = "__tests__/site/browser";
const ROW = /^\| \[[^\]]+\]\(([^)]+)\) \| .+ \| \[`([^`]+)`\]\([^)]+\/\2\) \|$/gm;

/** The rows of the tables on the start page of the tests: the route of each page, and its test file. */
const rows = [...readFileSync(INDEX, "utf8").matchAll(ROW)].map(([, link = "", file = ""]) => ({
  route: decodeURI(link.replace(/^\.\/(.+)\.mdx?$/, "/tests/pages/$1/")),
  file: path.posix.join(TESTS, file),
}));

test("each test page that is written has one row, and each row is of a page", () => {
  const written = builtPages().filter(({ file }) => file?.startsWith("content/tests/"));
  const routes = written.map((page) => decodeURI(page.path)).sort();
  expect(routes.length).toBeGreaterThan(80);
  expect(rows.map(({ route }) => route).sort()).toEqual(routes);
});

test("each row names a test file that opens its page", () => {
  const wrong = rows.filter(
    ({ route, file }) => !existsSync(file) || !readFileSync(file, "utf8").includes(`"${route}`),
  );
  expect(wrong).toEqual([]);
});
