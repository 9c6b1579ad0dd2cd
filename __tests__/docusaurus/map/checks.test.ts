import { mapChecks } from "../../../src/docusaurus/map/checks";
import { configWith } from "./folder";

const hooks = (onBrokenMarkdownLinks: unknown) => ({ markdown: { hooks: { onBrokenMarkdownLinks } } });

test("a configuration that says nothing has Docusaurus' own grades", () => {
  expect(mapChecks(configWith())).toEqual({
    brokenLinks: "throw",
    brokenAnchors: "warn",
    brokenFileLinks: "throw",
    duplicateRoutes: "warn",
  });
});

test.each(["ignore", "log", "warn", "throw"] as const)("each grade can be '%s'", (grade) => {
  const written = { onBrokenLinks: grade, onBrokenAnchors: grade, onDuplicateRoutes: grade };
  expect(mapChecks(configWith({ ...written, onBrokenMarkdownLinks: grade }))).toEqual({
    brokenLinks: grade,
    brokenAnchors: grade,
    brokenFileLinks: grade,
    duplicateRoutes: grade,
  });
});

test.each([
  [{ onBrokenLinks: "throw", onBrokenMarkdownLinks: "ignore" }, "throw"],
  [{ onBrokenLinks: "ignore" }, "warn"],
  [{ onBrokenLinks: "warn", onBrokenMarkdownLinks: "log" }, "warn"],
  [{ onBrokenLinks: "log", onBrokenMarkdownLinks: "throw" }, "throw"],
  [{ onBrokenLinks: "log", onBrokenMarkdownLinks: "throw", ...hooks("warn") }, "warn"],
  [{ onBrokenLinks: "log", onBrokenMarkdownLinks: "throw", ...hooks(() => undefined) }, "throw"],
])("a link to a file that is not there is as grave as %j makes it as a file or as an address: %s", (written, grade) => {
  expect(mapChecks(configWith(written)).brokenFileLinks).toBe(grade);
});
