import { Translate } from "../../src/ui/translate";
import { markupOf } from "../support/markup";

test("elements take the places that name them", () => {
  expect(
    markupOf(<Translate id="version.upToDate" values={{ link: <a href="/docs/">3.4</a> }} />),
  ).toMatchInlineSnapshot(`"For up-to-date docs, see <a href="/docs/">3.4</a>."`);
});

test("a text without id and message is an error", () => {
  expect(() => markupOf(<Translate values={{}} />)).toThrow("must have an id or a message");
});
