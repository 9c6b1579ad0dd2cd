import { propsOf } from "../../../../src/mdx/compile/run/runtime";

describe("propsOf", () => {
  it("gives HTML's names of attributes those that React has, and leaves all others", () => {
    const written = { class: "a", for: "b", colspan: 2, rowspan: 3, srcset: "c", tabindex: 0, title: "d" };
    expect(propsOf(written)).toEqual({
      className: "a",
      htmlFor: "b",
      colSpan: 2,
      rowSpan: 3,
      srcSet: "c",
      tabIndex: 0,
      title: "d",
    });
  });

  it("knows no name by that of a method", () => {
    expect(propsOf({ constructor: "a" })).toEqual({ constructor: "a" });
  });
});
