import type { TocEntry } from "../../src/mdx/content-node";
import { MobileTableOfContents, TableOfContents } from "../../src/article/table-of-contents";
import { markupOf } from "../support/markup";

const entries: TocEntry[] = [
  { id: "first", level: 2, children: ["The ", ["code", {}, "first"]] },
  { id: "inside", level: 3, children: ["See ", ["a", { href: "/docs/" }, "the docs"]] },
  { id: "second", level: 2, children: ["The second"] },
];

test("headings are nested, with their markup but without their links", () => {
  expect(markupOf(<TableOfContents entries={entries} />)).toMatchSnapshot();
});

test("small screens get a block that opens", () => {
  expect(markupOf(<MobileTableOfContents entries={entries} />)).toMatchSnapshot();
});

test("a page without headings has neither", () => {
  expect(
    markupOf(
      <>
        <TableOfContents entries={[]} />
        <MobileTableOfContents entries={[]} />
      </>,
    ),
  ).toBe("");
});
