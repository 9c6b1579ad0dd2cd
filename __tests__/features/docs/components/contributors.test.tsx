import { Contributors } from "../../../../src/features/docs/components/contributors";
import { markupOf } from "../../../support/markup";

test.each([
  [[], null, ""],
  [["Ada"], "Ada", ""],
  [["Ada"], null, "Written by Ada"],
  [["Ada"], "Grace", "Written by Ada"],
  [["Ada", "Grace"], "Ada", "Written by Ada, Grace"],
])("a doc of %p, changed last by %p, says %p of them", (names, lastAuthor, said) => {
  const markup = markupOf(<Contributors names={names} lastAuthor={lastAuthor} />);
  expect(markup.replace(/<[^>]+>/g, "").trim()).toBe(said);
});
