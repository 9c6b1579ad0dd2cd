import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { store } from "gatsby/dist/redux";
import { readQueryFilesOnly } from "../../../src/build/hooks/query-files";

type Parser = { parseFile: (file: string, addError: (error: object) => void) => Promise<unknown> };

const folder = mkdtempSync(path.join(os.tmpdir(), "queries-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The errors that Gatsby has for a file with a text; it has one for each text here once it parses it. */
async function errorsOf(name: string, text?: string): Promise<object[]> {
  const file = path.join(folder, name);
  if (text !== undefined) writeFileSync(file, text);
  const requireFrom = createRequire(path.resolve("package.json"));
  const { default: FileParser } = requireFrom("gatsby/dist/query/file-parser") as { default: new () => Parser };
  const errors: object[] = [];
  await new FileParser().parseFile(file, (error) => errors.push(error));
  return errors;
}

describe("readQueryFilesOnly", () => {
  beforeAll(() => readQueryFilesOnly(process.cwd()));

  it.each(["graphql", "Slice"])("has files with the word %s read", async (word) => {
    expect(await errorsOf(`${word}.tsx`, `${word} (`)).toHaveLength(1);
  });

  it("passes over files with other words", async () => {
    expect(await errorsOf("config.tsx", "config, Head, getServerData (")).toEqual([]);
  });

  it("has templates read, whatever they hold", async () => {
    const componentPath = path.join(folder, "template.tsx");
    const payload = { componentPath, componentChunkName: "template", path: "/", context: {} };
    store.dispatch({ type: "CREATE_PAGE", payload, plugin: { id: "site", name: "site" } } as never);
    expect(await errorsOf("template.tsx", "config, Head (")).toHaveLength(1);
  });

  it("leaves it to Gatsby to tell of a file that is gone", async () => {
    expect(await errorsOf("gone.tsx")).toHaveLength(1);
  });
});
