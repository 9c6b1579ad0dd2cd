import { UpdatePopup } from "../../../src/features/offline/components/update-popup";
import { markupOf } from "../../support/markup";

test("the place of the question is there before it, so that screen readers read it out", () => {
  expect(markupOf(<UpdatePopup />).replace(/ id="[^"]*"/, "")).toBe('<div>\n<div role="status">\n</div>\n</div>');
});
