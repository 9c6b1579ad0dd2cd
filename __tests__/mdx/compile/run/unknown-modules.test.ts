import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { project } from "../../../support/project";

compileInScratch();

/** Where a build tells of a module of Docusaurus that nothing stands for. */
async function placesIn(...lines: string[]) {
  const request = { root: scratch(), file: "website/docs/a.mdx", source: lines.join("\n"), frontMatter: {} };
  const { facts } = await compile({ ...request, settings: project });
  return facts.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

describe("a module of Docusaurus that nothing stands for is told at the line of its import", () => {
  const words = "Nothing stands for the module '@theme/Kiln' here: what it shows is left out.";

  it("in content", async () => {
    expect(await placesIn("Text.", "", 'import Kiln from "@theme/Kiln";', "", "<Kiln />")).toEqual([
      `website/docs/a.mdx:3 ${words}`,
    ]);
  });

  it("in a component", async () => {
    write(
      "website/src/Part.tsx",
      'import Link from "@docusaurus/Link";\nimport Kiln from "@theme/Kiln";\nexport default () => <Kiln><Link to="/a" /></Kiln>;',
    );
    expect(await placesIn('import Part from "../src/Part";', "", "<Part />")).toEqual([
      `website/src/Part.tsx:2 ${words}`,
    ]);
  });
});
