import { messages } from "../../../../src/lib/words/messages.en";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, settings } from "../../../support/compiled";

compileInScratch();

const pullRequests = "https://forge.example/changes/";
const compiled = (source: string, given = { ...settings, pullRequests }) =>
  compile({ root: "", file: "content/a.mdx", source, frontMatter: {}, settings: given });

describe("the mark of what is unreleased", () => {
  it("leads to the pull request, and the page notes it once", async () => {
    const { tree, facts } = await compiled('A <Unreleased pr={12} names="a, b" /> B <Unreleased pr="12" />');
    expect(facts.problems).toEqual([]);
    expect(facts.unreleased).toEqual([12]);
    const mark = [
      "a",
      { className: "unreleased-mark", href: `${pullRequests}12`, title: "No release has this yet" },
      "Unreleased · #12",
    ];
    expect(tree).toEqual([["p", {}, "A ", mark, " B ", mark]]);
  });

  it("takes its words from the catalogue of the interface", async () => {
    const words: Record<string, string> = messages;
    const replaced = [
      jest.replaceProperty(words, "unreleased.mark", "Later: {number}"),
      jest.replaceProperty(words, "unreleased.title", "In no version"),
    ];
    const { tree } = await compiled("A <Unreleased pr={12} />");
    for (const message of replaced) message.restore();
    expect(JSON.stringify(tree)).toContain('"title":"In no version"},"Later: 12"]');
  });

  it("ends the title of an admonition of its own kind", async () => {
    const { tree, facts } = await compiled(
      ':::unreleased[Tides]{pr=7 names="a"}\n\nText.\n\n:::\n\n:::unreleased{pr=8}\n:::',
    );
    expect([facts.problems, facts.unreleased]).toEqual([[], [7, 8]]);
    expect(JSON.stringify(tree)).toMatchInlineSnapshot(
      `"[["Admonition",{"type":"unreleased","title":{"$":["Tides"," ",["a",{"className":"unreleased-mark","href":"https://forge.example/changes/7","title":"No release has this yet"},"Unreleased · #7"]]}},["p",{},"Text."]],["Admonition",{"type":"unreleased","title":{"$":[["a",{"className":"unreleased-mark","href":"https://forge.example/changes/8","title":"No release has this yet"},"Unreleased · #8"]]}}]]"`,
    );
  });

  it.each([
    ["<Unreleased />", "<Unreleased> names no pull request."],
    ["<Unreleased pr={-1} />", "<Unreleased> names no pull request."],
    ["<Unreleased pr />", "<Unreleased> names no pull request."],
    ["<Unreleased pr={[7]} />", "<Unreleased> names no pull request."],
    ['<Unreleased pr="1e3" />', "<Unreleased> names no pull request."],
    ["<Unreleased pr={1} since={2} />", "<Unreleased> has no prop 'since'."],
    ["<Unreleased pr={1}>A</Unreleased>", "<Unreleased> has no prop 'children'."],
    ["<Unreleased pr={1} names={[1]} />", "The `names` of <Unreleased> are no text."],
    [":::unreleased\n:::", "<Unreleased> names no pull request."],
  ])("%s is a mistake", async (source, message) => {
    const { facts } = await compiled(source);
    expect(facts.problems.map((problem) => problem.message)).toEqual([message]);
    expect(facts.unreleased).toEqual([]);
  });

  it("needs to know where pull requests are", async () => {
    const { facts } = await compiled("<Unreleased pr={1} />", { ...settings, pullRequests: undefined as never });
    expect(facts.problems.map(({ remedy }) => remedy)).toEqual([
      "Set `markdown.pullRequests` in src/site.ts to what comes before their numbers.",
    ]);
  });
});
