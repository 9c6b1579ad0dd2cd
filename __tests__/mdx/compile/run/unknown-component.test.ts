import { compiledAs, compileInScratch } from "../../../support/compiled";

compileInScratch();

/** What a file is told of a tag that no component stands for. */
async function toldOf(tag: string, file = "content/page.mdx") {
  const { facts } = await compiledAs(file, `<${tag} />`);
  const [problem] = facts.problems;
  return { message: problem?.message, remedy: problem?.remedy, choices: problem?.choices ?? [] };
}

test("components for tests are no choices, unless the file lies in a folder of tests", async () => {
  expect((await toldOf("CrashButon")).choices).not.toContain("CrashButton");
  expect((await toldOf("CrashButon", "content/tests/pages/page.mdx")).choices[0]).toBe("CrashButton");
});

test.each([
  ["Lamp", /^Import it from its file \(`import Lamp from "\.\/FILE"`\), declare it in this file/],
  ["BrowserOnly", /^Write what needs a browser as a component in a file of its own, and import that/],
  ["Translate", /^Import it: `import Translate from "@docusaurus\/Translate"`\.$/],
])("the remedy for <%s> is one that works", async (tag, remedy) => {
  const told = await toldOf(tag);
  expect(told).toMatchObject({
    message: `There is no component '${tag}'.`,
    remedy: expect.stringMatching(remedy) as string,
  });
});
