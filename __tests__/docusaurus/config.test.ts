import type { LineOf } from "../../src/lib/settings/site-issues";
import { readDocusaurusConfig, unknownKeys } from "../../src/docusaurus/config";

const smallest = { title: "Kiln", url: "https://kiln.example", baseUrl: "/" };
const messageOf = (value: unknown, lineOf?: LineOf): string => {
  try {
    readDocusaurusConfig(value, "../website/docusaurus.config.js", lineOf);
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

test("levels of headings between two are those inside of them", () => {
  const config = readDocusaurusConfig(
    { ...smallest, themeConfig: { tableOfContents: { minHeadingLevel: 2.5, maxHeadingLevel: 4.5 } } },
    "docusaurus.config.js",
  );
  expect(config.themeConfig.tableOfContents).toEqual({ minHeadingLevel: 3, maxHeadingLevel: 4 });
});

test("mistakes in the theme's configuration have their lines and what is valid", () => {
  const themeConfig = {
    navbar: { items: [{ to: "/a", position: "left" }, { to: "/b" }, { to: "/c", position: "middle" }] },
    colorMode: { defaultMode: "auto" },
    footer: { style: "blue" },
    tableOfContents: { minHeadingLevel: 9 },
  };
  const lines: Record<string, number> = { "themeConfig.navbar.items.2.position": 12, "themeConfig.footer.style": 20 };
  expect(
    messageOf({ ...smallest, themeConfig }, (keys) => lines[keys.map(String).join(".")])
      .split("\n")
      .slice(1),
  ).toEqual([
    expect.stringMatching(/^  - 'themeConfig.colorMode.defaultMode' is "auto": .*; allowed: light, dark$/),
    "  - 'themeConfig.tableOfContents.minHeadingLevel' is 9: must be a level of headings; allowed: 2, 3, 4, 5, 6",
    expect.stringMatching(
      /^  - ..\/website\/docusaurus.config.js:12: 'themeConfig.navbar.items.2.position' is "middle": .*; allowed: left, right$/,
    ),
    expect.stringMatching(
      /^  - ..\/website\/docusaurus.config.js:20: 'themeConfig.footer.style' is "blue": .*; allowed: dark, light$/,
    ),
  ]);
});

test("an address with a path is refused, with where the path belongs", () => {
  expect(messageOf({ ...smallest, url: "https://kiln.example/docs" })).toContain(
    `'url' is "https://kiln.example/docs": must be a scheme and a host alone: write \`url: "https://kiln.example"\`, and \`/docs/\` at the beginning of \`baseUrl\``,
  );
  expect(messageOf({ ...smallest, url: "https://kiln.example/" })).toBe("");
});
