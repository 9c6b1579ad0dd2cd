import { misnamedFiles } from "../../../src/build/checks/misnamed-files";
import { blog } from "../../../src/features/blog";
import { docs } from "../../../src/features/docs";
import { showcase } from "../../../src/features/showcase";
import { formatProblem } from "../../../src/lib/problem";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite({
  showcase: { content: "content/showcase", title: "Showcase", description: "Sites.", addUrl: "https://a.example/" },
});
const problems = () => misnamedFiles([docs, blog, showcase], site.context());

describe("misnamedFiles", () => {
  it("finds nothing wrong with files that are read, nor with those of other names", () => {
    for (const name of ["versions", "tags", "sidebars", "notes"]) site.write(`content/docs/${name}.yml`, "{}");
    for (const name of ["_category_.yaml", "_category_.json", "data.json"]) site.write(`content/docs/a/${name}`, "{}");
    site.write("content/blog/authors.yml", "{}");
    site.write("content/showcase/tags.yml", "title: Tags");
    expect(problems()).toEqual([]);
  });

  it("finds the other ending in folders of docs, of a blog and of the showcase", () => {
    const files = [
      "content/docs/versions.yaml",
      "content/docs/sidebars.yaml",
      "content/docs/tags.json",
      "content/blog/tags.yaml",
      "content/blog/authors.yaml",
      "content/showcase/_tags.yaml",
    ];
    for (const file of files) site.write(file, "{}");
    expect(problems().map(({ file, severity, choices }) => [file, severity, choices])).toEqual([
      ["content/docs/sidebars.yaml", "warning", ["sidebars.yml"]],
      ["content/docs/tags.json", "warning", ["tags.yml"]],
      ["content/docs/versions.yaml", "warning", ["versions.yml"]],
      ["content/blog/authors.yaml", "warning", ["authors.yml"]],
      ["content/blog/tags.yaml", "warning", ["tags.yml"]],
      ["content/showcase/_tags.yaml", "warning", ["_tags.yml"]],
    ]);
  });

  it("finds names with a letter too few, too many or in the other case, and tells what to do", () => {
    site.write("content/docs/sidebar.yml", "{}");
    site.write("content/docs/a/b/_Category_.yml", "label: B");
    site.write("content/blog/author.yml", "{}");
    site.write("content/blog/authors.yml", "{}");
    expect(problems().map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
      "content/docs/sidebar.yml
        No part of the site reads this file.
        → Rename it to 'sidebars.yml'.
        valid: sidebars.yml

      content/docs/a/b/_Category_.yml
        No part of the site reads this file.
        → Rename it to '_category_.yml'.
        valid: _category_.yml

      content/blog/author.yml
        No part of the site reads this file.
        → Remove it, or move what it says into 'authors.yml', which is read.
        valid: authors.yml"
    `);
  });

  it("compares with the files of settings that are named and there", () => {
    const named = { root: site.root, site: { ...site.site, settingsFiles: { navbar: "content/settings/navbr.yml" } } };
    site.write("content/settings/navbar.yml", "{}");
    expect(misnamedFiles([], named)).toEqual([]);
    site.write("content/settings/navbr.yml", "{}");
    expect(misnamedFiles([], named)).toMatchObject([{ file: "content/settings/navbar.yml", choices: ["navbr.yml"] }]);
  });
});
