import { createElement, lazy, memo, type ElementType } from "react";
import { PageComponent } from "../../../src/layout/shell/page-component";
import { pageHtml } from "../../../src/layout/shell/page-html";

const Page = () => <p>A page</p>;

/** A page that Gatsby makes of what a module exports; React itself only complains in the console. */
function pageOf(exported: unknown) {
  const complaint = jest.spyOn(console, "error").mockReturnValue();
  const page = createElement(exported as ElementType);
  complaint.mockRestore();
  return <PageComponent route="/a/" page={page} />;
}

test.each([
  ["a function", Page],
  ["memo", memo(Page)],
  ["lazy", lazy(() => Promise.resolve({ default: Page }))],
])("a page whose module exports %s shows", async (_name, exported) => {
  expect(await pageHtml(pageOf(exported))).toContain("<p>A page</p>");
});

test.each([
  ["nothing", undefined],
  ["other names only", { Page, Head: Page }],
  ["an empty default", null],
])("a page whose module exports %s is named by its route", async (_name, exported) => {
  await expect(pageHtml(pageOf(exported))).rejects.toThrow(
    "The page component at /a/ has no default export. Default-export a React component from its module.",
  );
});

test("text instead of an element is a page, too", async () => {
  expect(await pageHtml(<PageComponent route="/a/" page="A page" />)).toBe("A page");
});
