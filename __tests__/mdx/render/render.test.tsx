import { renderToStaticMarkup } from "react-dom/server";
import { renderNodes } from "../../../src/mdx/render/render";

test("an element with the name of a method is no component", () => {
  expect(renderToStaticMarkup(renderNodes([["constructor", {}, "text"]]))).toBe("<constructor>text</constructor>");
});
