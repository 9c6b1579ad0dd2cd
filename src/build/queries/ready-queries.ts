import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compareText } from "../../lib/values/compare-text";
import { escapedText } from "../../lib/html/html-text";

/** The folder of the ready queries, from the site's root. */
const QUERIES_FOLDER = "src/build/queries";

/** Where the development server lists the ready queries, and where it has GraphiQL. */
export const QUERIES_ADDRESS = "/___queries";
const GRAPHIQL_ADDRESS = "/___graphql";

/** A query about the content that is ready to be asked: its comment's first line is the title, the rest says more. */
type ReadyQuery = { file: string; title: string; text: string; query: string };

/** The ready queries of a site, by their titles, and what is wrong with files that hold none, each as a sentence. */
export function readReadyQueries(root: string): { queries: ReadyQuery[]; mistakes: string[] } {
  const names = readdirSync(path.join(root, QUERIES_FOLDER)).filter((name) => name.endsWith(".graphql"));
  const found = names.map((name) =>
    readyQueryOf(`${QUERIES_FOLDER}/${name}`, readFileSync(path.join(root, QUERIES_FOLDER, name), "utf8")),
  );
  const queries = found.filter((one) => typeof one !== "string");
  const mistakes = found.filter((one) => typeof one === "string");
  return { queries: queries.sort((a, b) => compareText(a.title, b.title)), mistakes };
}

/** A query of its file; without a title what is wrong with it, and its remedy. */
function readyQueryOf(file: string, query: string): ReadyQuery | string {
  const comment = /^(?:#.*\n)*/.exec(query)?.[0] ?? "";
  const [title, ...text] = comment
    .split("\n")
    .map((line) => line.replace(/^#\s*/, ""))
    .filter(Boolean);
  if (!title)
    return `${file}:1 has no title. Begin it with a comment: its first line is the title, the next say what the query tells.`;
  return { file, title, text: text.join(" "), query };
}

/** Where GraphiQL opens with a query. */
export function graphiqlAddress({ query }: Pick<ReadyQuery, "query">): string {
  return `${GRAPHIQL_ADDRESS}?query=${encodeURIComponent(query)}`;
}

/** The page that lists ready queries, each with a link that opens it in GraphiQL, below what is wrong with others. */
export function queriesPage({ queries, mistakes }: ReturnType<typeof readReadyQueries>): string {
  const told = mistakes.map((mistake) => `<p role="alert">${escapedText(mistake)}</p>`);
  const items = queries.map(
    (ready) =>
      `<h2><a href="${escapedText(graphiqlAddress(ready))}">${escapedText(ready.title)}</a></h2>\n<p>${escapedText(ready.text)} <code>${escapedText(ready.file)}</code></p>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Ready queries</title>
</head>
<body>
<main>
<h1>Ready queries</h1>
<p>Each opens in <a href="${GRAPHIQL_ADDRESS}">GraphiQL</a>, where it can be changed and asked.</p>
${[...told, ...items].join("\n")}
</main>
</body>
</html>
`;
}
