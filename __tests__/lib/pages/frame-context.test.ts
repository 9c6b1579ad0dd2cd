import { frameContextOf } from "../../../src/lib/pages/frame-context";

describe("frameContextOf", () => {
  it("gives what a page's context holds under `frame`", () => {
    const frame = { instance: "default", version: "1.0", sidebarId: "docs", sidebarFile: "default-1.0-docs.0a1b2c3d" };
    expect(frameContextOf({ id: "1", frame })).toBe(frame);
  });

  it.each([[undefined], [null], [{}], [{ id: "1" }]])("is empty for the context %j", (context) => {
    expect(frameContextOf(context)).toEqual({});
  });
});
