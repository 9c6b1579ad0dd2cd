import { compiled, compileInScratch, pixel, problemsOf, write } from "../../support/compiled";

compileInScratch();

it("notes each file that is not there: the page is made again once it is", async () => {
  const { facts } = await compiled(
    'import Part from "./_part.mdx";',
    'import data from "./data.js";',
    "",
    "![a](./a.png) ![b](/img/b.png) [c](./c.pdf)",
  );
  expect(facts.problems).toHaveLength(5);
  expect(facts.dependencies).toEqual({
    "content/_part.mdx": "",
    "content/data.js": "",
    "content/a.png": "",
    "static/img/b.png": "",
    "content/c.pdf": "",
  });
});

it("offers the file of a static folder for a path that lacks its slash", async () => {
  write("static/img/a b.png", pixel);
  expect(await problemsOf("![a](img/a%20b.png) ![b](./img/a%20b.png)")).toEqual([
    expect.stringMatching(/There is no file 'img\/a%20b\.png'.* \| \/img\/a%20b\.png$/),
    expect.stringMatching(/There is no file '\.\/img\/a%20b\.png'.*`\.$/),
  ]);
});
