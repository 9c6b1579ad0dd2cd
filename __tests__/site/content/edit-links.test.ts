import { existsSync } from "node:fs";
import { contentNodes, standOnContent } from "../support/site-nodes";

standOnContent();

type Edited = { file: string; editUrl: string | null };

test("the edit link of each page with content leads to its own file in the repository", () => {
  const nodes = Object.entries(contentNodes());
  expect(nodes.filter(([, list]) => list.length === 0)).toEqual([]);
  const pages = nodes.flatMap(([, list]) => list) as Edited[];
  const wrong = pages.filter(({ file, editUrl }) => {
    const [, path = ""] = /^https:\/\/[^/]+\/[^/]+\/[^/]+\/edit\/[^/]+\/(.+)$/.exec(editUrl ?? "") ?? [];
    return decodeURI(path) !== file || !existsSync(file);
  });
  expect(wrong.map(({ file, editUrl }) => `${file}: ${editUrl}`)).toEqual([]);
});
