import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { compileInScratch, pixel, problemsOf, scratch, treeOf, write } from "../../../support/compiled";

compileInScratch();

beforeEach(() => {
  for (const file of ["secret.png", "content/a.png", "static/a.png", "src/a.png"]) write(file, pixel);
  for (const file of ["secret.mdx", "content/_p.mdx", "src/_p.mdx"]) write(file, "A partial\n");
  for (const file of ["secret.js", "src/code.js"]) write(file, "export const one = 1;\n");
});

describe("files that content names", () => {
  it("lie in the folder of the content or in static, code also in src", async () => {
    expect(
      await treeOf(
        'import { one } from "../src/code";',
        'import raw from "!!raw-loader!@site/src/code.js";',
        'import P from "./_p.mdx";',
        "",
        "![](./a.png) ![](../static/a.png) ![](@site/content/a.png) ![](/a.png) {one} {raw}",
        "",
        "<P />",
      ),
    ).toContain("A partial");
  });

  it.each([
    "![](../secret.png)",
    "![](@site/secret.png)",
    "![](../../../../../../etc/passwd.png)",
    "![](%2e%2e/secret.png)",
    "![](/../secret.png)",
    "![](../content/../secret.png)",
    "![](../src/a.png)",
    "![](@site/static/../secret.png)",
    "[a](../secret.png)",
    '<video src="../secret.png" />',
    "<img src={require('../secret.png').default} />",
    'import url from "../secret.png"\n\n{url}',
    'import P from "../secret.mdx"\n\n<P />',
    'import P from "../src/_p.mdx"\n\n<P />',
    'import raw from "!!raw-loader!../secret.js"\n\n{raw}',
    'import { one } from "../secret.js"\n\n{one}',
    'import { one } from "@site/secret"\n\n{one}',
    "![](./link.png)",
    'import P from "./folder/secret.mdx"\n\n<P />',
  ])("lie nowhere else: %s", async (source) => {
    mkdirSync(path.join(scratch(), "content"), { recursive: true });
    symlinkSync("../secret.png", path.join(scratch(), "content/link.png"));
    symlinkSync("..", path.join(scratch(), "content/folder"));
    expect(await problemsOf("Text", "", source)).toContainEqual(
      expect.stringMatching(
        /^content\/page\.mdx:3(?::\d+)? \| The path '.+' leads out of the folders that content may use\. \| Put the file into one of these folders, and name it there\. \| (?:content, )?static/,
      ),
    );
  });
});
