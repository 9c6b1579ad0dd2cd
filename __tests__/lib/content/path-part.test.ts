import { pathPartOf } from "../../../src/lib/content/path-part";

describe("pathPartOf", () => {
  it.each([
    ["What's new in 3.3?", "whats-new-in-3-3"],
    ["  Über Größe  ", "uber-große"],
    ["C++ & Rust", "c-rust"],
    ["日本語", "日本語"],
    ["ガラスの窯", "ガラスの窯"],
    ["가마", "가마"],
    ["मिट्टी के बर्तन", "मिट्टी-के-बर्तन"],
  ])("makes %j a part of a path", (title, part) => {
    expect(pathPartOf(title)).toBe(part);
  });
});
