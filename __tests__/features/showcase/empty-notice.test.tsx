import { EmptyNotice } from "../../../src/features/showcase/components/empty-notice";
import type { filtersInUse } from "../../../src/features/showcase/filter";
import { markupOf } from "../../support/markup";

type Filters = ReturnType<typeof filtersInUse>;
const noticeFor = (filters: Filters, more: { hasStars?: boolean; isEmpty?: boolean; unknown?: string[] } = {}) =>
  markupOf(
    <EmptyNotice {...{ filters, isEmpty: true, hasStars: true, unknown: [], ...more }} onClear={() => undefined} />,
  );

test.each<[string, Filters, boolean]>([
  ["You have not starred a site yet. Use the ☆ on a card.", ["mine"], false],
  ["You have not starred a site yet. Use the ☆ on a card.", ["tags", "mine"], false],
  ["No site matches. Change or clear: Tags, Only my stars.", ["tags", "mine"], true],
  ["No site matches. Change or clear: Search by name.", ["name"], false],
])("'%s' is said where no site is left by %j, with stars: %s", (said, filters, hasStars) => {
  expect(noticeFor(filters, { hasStars })).toBe(`<p>${said}</p>`);
});

test("nothing is said where sites are left or nothing is chosen, and unknown tags are named before all else", () => {
  expect(noticeFor([], { isEmpty: false })).toBe("");
  expect(noticeFor([])).toBe("");
  expect(noticeFor(["tags"], { unknown: ["nope"] })).toContain("There is no tag named nope.");
});
