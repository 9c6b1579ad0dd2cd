import { Prism } from "prism-react-renderer";
import { languages as components } from "prismjs/components";
import { contentFiles } from "../../support/content-files";

const grammars = components as unknown as Record<string, { require?: string | string[] } | undefined>;

/** The grammars that a grammar is made from and that Docusaurus neither bundles nor loads by itself. */
const neededBy = (name: string): string[] =>
  [grammars[name]?.require ?? []].flat().filter((id) => !(id in Prism.languages) && name !== "php");

/** The languages that a page tells its reader to add, in the order of the page. */
function addedBy(body: string): string[] {
  const lists = body.matchAll(/additionalLanguages: \[([^\]]+)\]|^(`.+`) were included before/gm);
  return [...lists].flatMap(([list]) => [...list.matchAll(/['`]([\w-]+)['`]/g)].map(([, name]) => name ?? ""));
}

const faultsIn = (body: string): string[] => {
  const names = addedBy(body);
  return names.flatMap((name, index) =>
    neededBy(name)
      .filter((id) => !names.slice(0, index).includes(id))
      .map((id) => `${name} without ${id}`),
  );
};

describe("languages that the docs add to those of Docusaurus", () => {
  it("stand behind the ones that they are made from", () => {
    const files = contentFiles("content/docs");
    expect(files.filter(({ body }) => addedBy(body).length > 0).length).toBeGreaterThan(5);
    expect(files.flatMap(({ file, body }) => faultsIn(body).map((fault) => `${file}: ${fault}`))).toEqual([]);
  });

  it.each([
    ["additionalLanguages: ['scala', 'java']", ["scala without java"]],
    ["additionalLanguages: ['java', 'scala', 'scss', 'php']", []],
  ])("would be found out: %s", (body, faults) => expect(faultsIn(body)).toEqual(faults));
});
