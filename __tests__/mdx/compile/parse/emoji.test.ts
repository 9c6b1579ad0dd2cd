import { withEmoji } from "../../../../src/mdx/compile/parse/emoji";
import { compiled, compileInScratch, treeOf } from "../../../support/compiled";

compileInScratch();

it.each([
  [":smile:", "😄"],
  ["Done:tada:!", "Done🎉!"],
  [":+1: and :-1:", "👍 and 👎"],
  [":rocket::rocket::rocket:", "🚀🚀🚀"],
  ["(:heart:)", "(❤️)"],
  [":white_check_mark:", "✅"],
  ["**:x:**", "**❌**"],
])("%s becomes %s", (text, drawn) => {
  expect(withEmoji(text)).toBe(drawn);
});

it.each([
  ":no-such-emoji:",
  "10:30:45",
  "12:100:30",
  "a:b:c",
  "a::b::c",
  "group:x:1.0",
  "::",
  ":smile",
  "smile:",
  ": smile :",
])("%s stays text", (text) => {
  expect(withEmoji(text)).toBe(text);
});

it("are drawn in text of every kind, not in code, addresses and expressions", async () => {
  expect(
    await treeOf(
      'A *:smile:* <b>:smile:</b> [:smile:](https://a.b/:smile:) https://a.b/:smile:/c `:smile:` {":smile:"}',
      "",
      "- :smile:",
      "",
      "| :smile: |",
      "| --- |",
      "| a |",
      "",
      "```",
      ":smile:",
      "```",
    ),
  ).toMatchInlineSnapshot(`
"["p",{},"A ",["em",{},"😄"]," ",["b",{},"😄"]," ",["a",{"href":"https://a.b/:smile:"},"😄"]," ",["a",{"href":"https://a.b/:smile:/c"},"https://a.b/:smile:/c"]," ",["code",{},":smile:"]," :smile:"]
["ul",{},["li",{},"😄"]]
["table",{},["thead",{},["tr",{},["th",{"scope":"col"},"😄"]]],["tbody",{},["tr",{},["td",{},"a"]]]]
["CodeBlock",{"language":"","html":":smile:"}]"
`);
});

it("in headings leave the id as GitHub makes it", async () => {
  const { facts } = await compiled("# Go :rocket:", "", "## Hi :wave:");
  expect([facts.title, facts.toc]).toEqual(["Go 🚀", [{ id: "hi-wave", level: 2, children: ["Hi 👋"] }]]);
});
