import type { CheckResult } from "../../../src/commands/check/check-content";
import { joinedResults } from "../../../src/commands/check/joined-results";
import type { Problem } from "../../../src/lib/problem";

const link: Problem = {
  severity: "error",
  file: "content/a.mdx",
  line: 3,
  message: "The link is broken.",
  remedy: "Mend it.",
  choices: ["tides"],
};
const found = (...problems: Problem[]): CheckResult => ({ files: 2, pages: 5, problems, deferred: 1 });

test("what was found in one language stays as it is", () => {
  expect(joinedResults([found(link)])).toEqual(found(link));
});

test("what languages have in common is told once, in the words of the first", () => {
  const own = { ...link, file: "content/i18n/fr/a.mdx" };
  expect(joinedResults([found(link), found({ ...link, choices: ["marées"] }, own)])).toEqual({
    ...found(link, own),
    languages: 2,
  });
});

test("what differs in its line or message is told of each", () => {
  const below = { ...link, line: 4 };
  const other = { ...link, message: "The link leads nowhere." };
  expect(joinedResults([found(link), found(below), found(other)]).problems).toEqual([link, below, other]);
});
