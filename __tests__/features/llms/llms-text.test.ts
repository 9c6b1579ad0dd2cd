import { llmsText, partsOf } from "../../../src/features/llms/llms-text";

const page = (heading: string, title: string, description = "") => ({
  heading,
  title,
  description,
  url: `https://s/${title}`,
});

test("pages are listed by headings, with a line about each", () => {
  const parts = partsOf([page("Guides", "a", "All\n of it."), page("API", "b [c]"), page("Guides", "d")]);
  expect(llmsText({ title: "Site", tagline: "A site" }, parts)).toMatchInlineSnapshot(`
    "# Site

    > A site

    ## Guides

    - [a](https://s/a): All of it.
    - [d](https://s/d)

    ## API

    - [b \\[c\\]](https://s/b [c])
    "
  `);
});

test.each(["", " \n"])("a site without a tagline has no line for it: %j", (tagline) => {
  const text = llmsText({ title: "Site", tagline }, partsOf([page("Guides", "a")]));
  expect(text).toBe("# Site\n\n## Guides\n\n- [a](https://s/a)\n");
});
