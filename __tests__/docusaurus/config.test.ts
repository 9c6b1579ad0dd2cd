import { readDocusaurusConfig, unknownKeys } from "../../src/docusaurus/config";

const smallest = { title: "Kiln", url: "https://kiln.example", baseUrl: "/" };
const messageOf = (value: unknown): string => {
  try {
    readDocusaurusConfig(value, "../website/docusaurus.config.js");
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

test("fills in Docusaurus' own defaults", () => {
  expect(readDocusaurusConfig(smallest, "docusaurus.config.js")).toMatchObject({
    onBrokenLinks: "throw",
    onBrokenAnchors: "warn",
    onBrokenMarkdownLinks: "warn",
    onDuplicateRoutes: "warn",
    staticDirectories: ["static"],
    i18n: { defaultLocale: "en", locales: ["en"] },
    themeConfig: { colorMode: { defaultMode: "light" }, tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 } },
  });
});

test("names each bad key with its value and what is allowed", () => {
  expect(messageOf({ ...smallest, title: undefined, onBrokenLinks: "error", themeConfig: { navbar: { title: 3 } } }))
    .toBe(`../website/docusaurus.config.js is not valid:
  - 'title' is missing: expected string, received undefined
  - 'onBrokenLinks' is "error": Invalid option: expected one of "ignore"|"log"|"warn"|"throw"; allowed: ignore, log, warn, throw
  - 'themeConfig.navbar.title' is 3: expected string, received number`);
  expect(messageOf(undefined)).toContain("is not valid");
});

test("keys that nobody knows come with the nearest one", () => {
  const config = readDocusaurusConfig({ ...smallest, tagLine: "T", projectName: "p" }, "docusaurus.config.js");
  expect(unknownKeys(config)).toEqual([{ key: "tagLine", nearest: "tagline" }]);
});
