import {
  childrenOf,
  excerptOf,
  isElement,
  mapProps,
  textOf,
  visitElements,
  type ContentElement,
  type ContentNode,
} from "../../src/mdx/content-node";

const tree: ContentNode[] = [
  "One ",
  ["p", { id: "a" }, "two ", ["strong", {}, "three"], ["br", {}]],
  ["CodeBlock", { html: "<b>" }],
];

describe("isElement", () => {
  it("tells elements from text", () => {
    expect(tree.map(isElement)).toEqual([false, true, true]);
  });
});

describe("childrenOf", () => {
  it("leaves out tag and props", () => {
    expect(childrenOf(tree[1] as ContentElement)).toEqual(["two ", ["strong", {}, "three"], ["br", {}]]);
    expect(childrenOf(["br", {}])).toEqual([]);
  });
});

describe("textOf", () => {
  it("reads out text at every depth, without markup and props", () => {
    expect(textOf(tree)).toBe("One two three ");
    expect(textOf([])).toBe("");
  });

  it("reads out a break between lines as a blank, and nothing of silent elements", () => {
    const lines: ContentNode[] = ["one", ["br", {}], ["em", {}, "two", ["sup", {}, "1"]]];
    expect(textOf(lines, ([tag]) => tag === "sup")).toBe("one two");
  });
});

describe("visitElements", () => {
  it("visits parents before children, in order, and no text", () => {
    const tags: string[] = [];
    visitElements(tree, ([tag]) => tags.push(tag));
    expect(tags).toEqual(["p", "strong", "br", "CodeBlock"]);
  });
});

describe("mapProps", () => {
  it("puts every element's props through the function and leaves the tree as it was", () => {
    const before = JSON.stringify(tree);
    expect(mapProps(tree, (tag, props) => ({ ...props, tag }))).toEqual([
      "One ",
      ["p", { id: "a", tag: "p" }, "two ", ["strong", { tag: "strong" }, "three"], ["br", { tag: "br" }]],
      ["CodeBlock", { html: "<b>", tag: "CodeBlock" }],
    ]);
    expect(JSON.stringify(tree)).toBe(before);
  });
});

describe("excerptOf", () => {
  it("is what stands above the first truncation mark", () => {
    expect(excerptOf([["p", {}, "a"], "\n", ["TruncateMark", {}], ["p", {}, "b"], ["TruncateMark", {}]])).toEqual([
      ["p", {}, "a"],
      "\n",
    ]);
  });

  it("ends inside of a paragraph or a list, which are left out where nothing stands above the mark in them", () => {
    const mark: ContentNode = ["TruncateMark", {}];
    expect(excerptOf([["p", {}, "One ", mark, "two"], "three"])).toEqual([["p", {}, "One "]]);
    expect(excerptOf([["ul", { class: "a" }, ["li", {}, "One"], ["li", {}, "\n", mark]], "two"])).toEqual([
      ["ul", { class: "a" }, ["li", {}, "One"]],
    ]);
    expect(
      excerptOf([
        ["p", {}, "One"],
        ["p", {}, mark, "two"],
      ]),
    ).toEqual([["p", {}, "One"]]);
  });

  it("is empty where the mark comes first, and undefined where there is none", () => {
    expect(excerptOf([["TruncateMark", {}], "a"])).toEqual([]);
    expect(excerptOf([["Tabs", {}, ["TruncateMark", {}]]])).toBeUndefined();
  });
});
