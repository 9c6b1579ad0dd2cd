import { allowUnusedTemplates } from "../../../src/build/hooks/unused-templates";

const warningOf = (file: string) => `The GraphQL query in the non-page component "${file}" will not be run.`;
const TEMPLATE = warningOf("/site/src/features/blog/templates/tags.tsx");
const OTHER = warningOf("/site/src/ui/card.tsx");
const ADVICE = "\n    Exported queries are only executed for page components. It's possible that …";

/** What a reporter prints of what Gatsby tells it. */
const printed = (...told: ["warn" | "log", string][]) => {
  const lines: string[] = [];
  const print = (text?: string) => void lines.push(text ?? "");
  const reporter = { warn: print, log: print };
  allowUnusedTemplates(reporter);
  for (const [method, text] of told) reporter[method](text);
  return lines;
};

test("nothing is said of templates without a page", () => {
  expect(printed(["warn", TEMPLATE], ["warn", TEMPLATE], ["log", ADVICE])).toEqual([]);
});

test("of other queries that do not run Gatsby warns, with its advice", () => {
  expect(printed(["warn", TEMPLATE], ["warn", OTHER], ["log", ADVICE], ["log", ADVICE])).toEqual([OTHER, ADVICE]);
});

test("all else is printed", () => {
  expect(printed(["warn", "Careful."], ["log", "Done."], ["log", ADVICE])).toEqual(["Careful.", "Done."]);
});
