import { isPicture, withoutFileEnding } from "../../../src/lib/content/file-endings";

describe("withoutFileEnding", () => {
  it.each([
    ["guides/setup.mdx", "guides/setup"],
    ["a.tar.gz", "a.tar"],
    ["run.mjs", "run"],
    ["Logo.JPG", "Logo"],
    ["v1.beta", "v1.beta"],
    ["3.3.x", "3.3.x"],
    ["logo.ai", "logo.ai"],
    ["guides/.mdx", "guides/.mdx"],
    [".css", ".css"],
  ])("makes of %s %s", (path, without) => {
    expect(withoutFileEnding(path)).toBe(without);
  });
});

describe("isPicture", () => {
  it("goes by the ending", () => {
    expect(["a.png", "a/b.JPEG", "a.mdx", "png", "a.png.zip"].filter(isPicture)).toEqual(["a.png", "a/b.JPEG"]);
  });
});
