import { existsSync } from "node:fs";
import { contentNodes, standOnContent } from "../support/site-nodes";

standOnContent();

type Edited = { file: string; editUrl: string | null };

/** Nothing but the footer may follow its heading. */
const WITHOUT_LINK = "content/tests/pages/layout-no-children.mdx";

test("the edit link of each page with content leads to its own file in the repository", () => {
  const nodes = Object.entries(contentNodes());
  expect(nodes.filter(([, list]) => list.length === 0)).toEqual([]);
  const pages = nodes.flatMap(([, list]) => list) as Edited[];
  const linked = pages.filter(({ editUrl }) => editUrl !== null);
  expect(pages.filter((page) => !linked.includes(page)).map(({ file }) => file)).toEqual([WITHOUT_LINK]);
  const wrong = linked.filter(({ file, editUrl }) => {
    const [, path = ""] = /^https:\/\/[^/]+\/[^/]+\/[^/]+\/edit\/[^/]+\/(.+)$/.exec(editUrl ?? "") ?? [];
    return decodeURI(path) !== file || !existsSync(file);
  });
  expect(wrong.map(({ file, editUrl }) => `${file}: ${editUrl}`)).toEqual([]);
});
