import { compileLive, highlightLive } from "../../../../src/mdx/compile/browser/compile-live";
import { compileSettingsOf } from "../../../../src/mdx/compile/settings";
import { readSite } from "../../../../src/lib/site-config";
import { smallestSite } from "../../../support/site";

const settings = compileSettingsOf(readSite(smallestSite), false);
const live = (...lines: string[]) => compileLive(lines.join("\n"), "a.mdx", settings, "/");
const problemsOf = (...lines: string[]) =>
  live(...lines).problems.map(({ line, message }) => `${line ?? "?"}: ${message}`);

describe("MDX in a browser", () => {
  it("becomes content as a build makes it", () => {
    expect(
      live("# A *title*", "", ":::tip[Yes]", "text", ":::", "", "<Tabs><TabItem value='a'>x</TabItem></Tabs>"),
    ).toEqual({
      title: ["A ", ["em", {}, "title"]],
      nodes: [
        ["Admonition", { type: "tip", title: { $: ["Yes"] } }, ["p", {}, "text"]],
        ["Tabs", { items: [{ value: "a" }] }, ["TabItem", {}, "x"]],
      ],
      problems: [],
    });
  });

  it("runs what authors write between braces, without handing it to the browser", () => {
    const { nodes, problems } = live(
      "export const names = ['a', 'b'];",
      "export const Bold = ({ children, tone = 'x' }) => <b className={tone}>{children}!</b>;",
      "export function plural(count) { if (count === 1) { return 'one'; } return `${count} in all`; }",
      "",
      "Two: {names.map((name) => <i key={name}>{name.toUpperCase()}</i>)} {plural(names.length)} <Bold>{1 + 2 * 3}</Bold>",
    );
    expect(problems).toEqual([]);
    expect(nodes).toEqual([["p", { $html: 'Two: <i>A</i><i>B</i> 2 in all <b class="x">7!</b>' }]]);
  });

  it("says where a mistake is, as a build does", () => {
    expect(problemsOf("# A", "", "<b>")).toEqual([
      "3: The MDX is not valid: Expected a closing tag for `<b>` (3:1-3:4).",
    ]);
    expect(problemsOf("<Foo>x</Foo>", "", "{b.c}", "", "{[1].push(2)}", "", "<toString />")).toEqual([
      "1: There is no component 'Foo'.",
      "3: b is not defined.",
      "5: This editor does not run the method 'push'; a build does.",
      "7: There is no component 'toString'.",
    ]);
  });

  it.each([
    [
      "export const f = () => f();",
      "{f()}",
      "3: The function calls itself too often, directly or through others: the call stack is full.",
    ],
    ["import A from './a.mdx';", "text", "1: There is no './a.mdx' to import in this editor."],
    ["export const a = new Date();", "{a}", "1: This editor does not run `NewExpression`; a build does."],
  ])("refuses %s", (first, second, problem) => {
    expect(problemsOf(first, "", second)[0]).toBe(problem);
  });

  it("reaches nothing of the page around it", () => {
    for (const code of [
      "window",
      "globalThis",
      "document.cookie",
      "(() => 1).constructor('alert(1)')()",
      "''.constructor",
    ])
      expect([code, JSON.stringify(live(`{${code}}`).nodes)]).toEqual([code, "[]"]);
  });

  it("has the colours of a build", () => {
    expect(highlightLive("<A b={[1]} />")).toContain("<span class=n>1</span>");
  });
});
