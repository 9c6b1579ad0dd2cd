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
