import { givenTags } from "../../../src/docusaurus/read/given-tags";

test("scripts with an address at the end of pages are deferred ones in the head, after its other tags", () => {
  const chat = { tagName: "script", attributes: { src: "/chat.js", "data-id": "k" } };
  const now = { tagName: "script", attributes: { src: "/now.js", defer: false, async: true } };
  expect(givenTags({ headTags: { tagName: "meta" }, postBodyTags: [chat, now] })).toEqual({
    tags: [
      { tagName: "meta", attributes: {} },
      { tagName: "script", attributes: { defer: true, src: "/chat.js", "data-id": "k" } },
      { tagName: "script", attributes: { defer: false, src: "/now.js", async: true } },
    ],
    without: [],
  });
});

test("tags of text, other elements and scripts without an address are named", () => {
  const inline = { tagName: "script", innerHTML: "fire()" };
  expect(givenTags({ headTags: ["<meta>"], preBodyTags: ["<b>"], postBodyTags: inline })).toEqual({
    tags: [],
    without: ["headTags of text", "preBodyTags", "postBodyTags"],
  });
  expect(givenTags({ postBodyTags: ["<b>"] })).toEqual({ tags: [], without: ["postBodyTags"] });
  expect(givenTags({})).toEqual({ tags: [], without: [] });
});
