import { contentFiles } from "../../support/content-files";

const COMMAND = /^(?:\w+=\S* )*(?:npm (?:ci|create|exec|i|init|install|run|start|test|uninstall)|npx) /m;

/** The blocks of code of an MDX source, each with its words after the fence; what a block shows as a sample is text. */
function blocksOf(source: string): { words: string; text: string }[] {
  return [...source.matchAll(/^([ \t]*)(`{3,})(.*)\n([\s\S]*?)^[ \t]*\2`*[ \t]*$/gm)].map(([, , , words, text]) => ({
    words: words ?? "",
    text: text ?? "",
  }));
}

/** Tabs with commands of each package manager that are written by hand, where these differ in more than the manager. */
const BY_HAND = /<Tabs groupId="package-manager">[\s\S]*?<\/Tabs>/g;

const files = contentFiles("content/docs", "content/blog", "content/community");

describe("commands in the docs", () => {
  const shown = files.flatMap(({ file, body }) =>
    blocksOf(body.replace(BY_HAND, ""))
      .filter(({ words }) => /^(?:bash|sh|shell)\b/.test(words))
      .map((block) => ({ file, ...block })),
  );

  it("come for every package manager", () => {
    const forOne = shown.filter(({ words, text }) => COMMAND.test(text) && !words.includes("npm2yarn"));
    expect(forOne.map(({ file, text }) => `${file}: ${text.trim()}`)).toEqual([]);
    expect(shown.filter(({ words }) => words.includes("npm2yarn")).length).toBeGreaterThan(300);
  });

  it("come for every package manager, in the same order, where they are written by hand", () => {
    const byHand = files.flatMap(({ body }) => body.match(BY_HAND) ?? []);
    const labels = byHand.map((tabs) => [...tabs.matchAll(/value="(\w+)"/g)].map(([, value]) => value).join(" "));
    expect(new Set(labels)).toEqual(new Set(["npm yarn pnpm bun"]));
  });

  it("start the Docusaurus of the site, not one that `yarn dlx` would download", () =>
    expect(shown.filter(({ text }) => /^npx docusaurus /m.test(text)).map(({ file }) => file)).toEqual([]));
});
