import { renderToStaticMarkup } from "react-dom/server";
import { ColorGenerator } from "../../../../src/mdx/components/color-generator/color-generator";

test("both fields of a colour have a name of their own", () => {
  const html = renderToStaticMarkup(<ColorGenerator />);
  const fields = html.match(/<input type="(?:color|text)"[^>]*>/g) ?? [];
  expect(fields.map((field) => /aria-label="([^"]*)"/.exec(field)?.[1])).toEqual([
    "Base colour: pick a colour",
    "Base colour",
    "Background: pick a colour",
    "Background",
  ]);
});

test("fields for a colour's code are described by what is valid there", () => {
  const html = renderToStaticMarkup(<ColorGenerator />);
  const fields = html.match(/<input type="text"[^>]*>/g) ?? [];
  const ids = fields.map((field) => /aria-describedby="([^"]*)"/.exec(field)?.[1] ?? "none");
  expect(ids).toHaveLength(2);
  for (const id of ids)
    expect(html).toContain(`<p id="${id}">A colour is # and three or six of 0–9 and a–f, as #2e8555.</p>`);
});
