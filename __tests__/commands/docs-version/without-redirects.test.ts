import { withoutRedirects } from "../../../src/commands/docs-version/without-redirects";

describe("withoutRedirects", () => {
  it.each([
    ["a list", "---\ntitle: A\nredirect_from:\n  - /a/\n  - /b/\ntags: [c]\n---\n\nText\n"],
    ["a list in a line", "---\ntitle: A\nredirect_from: [/a/, /b/]\ntags: [c]\n---\n\nText\n"],
  ])("takes %s away, and nothing else", (_name, source) => {
    const after = "---\ntitle: A\ntags: [c]\n---\n\nText\n";
    expect(withoutRedirects(source)).toBe(after);
    expect(withoutRedirects(source.replaceAll("\n", "\r\n"))).toBe(after.replaceAll("\n", "\r\n"));
    expect(withoutRedirects(`\uFEFF${source}`)).toBe(`\uFEFF${after}`);
  });

  it.each([
    ["{ redirect_from: [/a/], title: A }", "{ title: A }"],
    ["{ title: A, redirect_from: [/a/] }", "{ title: A }"],
    ["{ title: A, redirect_from: [/a/], }", "{ title: A, }"],
    ["{redirect_from: [/a/]}", "{}"],
    ["{ title: A }", "{ title: A }"],
    ["  title: A\n  redirect_from: [/a/]", "  title: A"],
    ["  redirect_from: [/a/]\n  title: A", "  title: A"],
  ])("takes it out of '%s'", (yaml, after) => {
    expect(withoutRedirects(`---\n${yaml}\n---\n`)).toBe(`---\n${after}\n---\n`);
  });

  it("leaves a doc without old routes as it is", () => {
    const sources = [
      "Text\n",
      "",
      "---\ntitle: A\n---\n",
      "---\ntitle: [A\n---\n",
      "Text\n\n---\nredirect_from: /a/\n---\n",
    ];
    for (const source of sources) expect(withoutRedirects(source)).toBe(source);
  });
});
