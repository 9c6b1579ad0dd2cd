import { SearchDialog } from "../../../../src/features/search/components/search-dialog";
import { parts } from "../../../../src/features/search/frame";
import type { PlainPart } from "../../../../src/ui/frame-parts";
import { docs } from "../../../support/docs-data";
import { markupOf } from "../../../support/markup";

test("the dialog is in the page's HTML, closed, with its field and nothing else", () => {
  // What the site says of them is its own.
  expect(markupOf(<SearchDialog />).replace(/ (?:action|placeholder)="[^"]*"/g, "")).toMatchSnapshot();
});

test.each(["home", "not-found"])("the part of the %s page is a button", (place) => {
  const part = parts.find((own): own is PlainPart => own.place === place);
  expect(part && markupOf(<part.Component />, { path: "/docs/instalation/" }, docs)).toMatchSnapshot();
});

test("the button of the navbar has the class of its item", () => {
  const [part] = parts;
  const item = { type: "search", position: "right", className: "own" } as const;
  expect(part?.place === "navbar" && markupOf(<part.Component item={item} />, undefined, docs)).toMatchSnapshot();
});
