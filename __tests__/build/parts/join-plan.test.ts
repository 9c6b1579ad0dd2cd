import { expectOutside, soundParts } from "../../../src/build/parts/join-plan";
import type { PartHead } from "../../../src/build/parts/part-file";

const head = (versions: string[], changes: Partial<PartHead> = {}): PartHead => ({
  format: 1,
  versions,
  allVersions: ["current", "2.0", "1.0"],
  buildDigest: "b",
  routesDigest: "r",
  sourced: [],
  links: [],
  problems: [],
  ...changes,
});
const [newer, older] = [
  { folder: "part-1", head: head(["current", "2.0"]) },
  { folder: "part-2", head: head(["1.0"]) },
];

describe("soundParts", () => {
  it("takes parts that have every version once", () => {
    expect(soundParts([newer, older])).toEqual([newer, older]);
  });

  it("refuses what is no part, a version that is missing, and one that is there twice", () => {
    expect(() => soundParts([])).toThrowErrorMatchingInlineSnapshot(
      `"No part is named. A part is the folder public/ of a build with SITE_VERSIONS, such as SITE_VERSIONS=1.0 npm run build, wherever it lies now."`,
    );
    expect(() => soundParts([newer, { folder: "public", head: undefined }])).toThrowErrorMatchingInlineSnapshot(
      `"public is no part of a site. A part is the folder public/ of a build with SITE_VERSIONS, such as SITE_VERSIONS=1.0 npm run build, wherever it lies now."`,
    );
    expect(() => soundParts([older])).toThrowErrorMatchingInlineSnapshot(
      `"No part has 'current', '2.0'. Build them with SITE_VERSIONS=current,2.0 npm run build, and name that part, too."`,
    );
    expect(() => soundParts([newer, older, { ...older, folder: "part-3" }])).toThrowErrorMatchingInlineSnapshot(
      `"part-2 and part-3 both have the version '1.0'. Name one of the two."`,
    );
  });

  it.each([["format", { format: 2 }] as const, ["buildDigest", { buildDigest: "c" }] as const])(
    "refuses parts of different %s",
    (_key, changes) => {
      const other = { folder: "part-2", head: head(["1.0"], changes) };
      expect(() => soundParts([newer, other])).toThrow(/part-1 and part-2 were built from .* the same commit/s);
    },
  );

  it("refuses parts that know different pages", () => {
    const other = { folder: "part-2", head: head(["1.0"], { routesDigest: "s" }) };
    expect(() => soundParts([newer, other])).toThrow("different content: they do not know the same pages");
  });
});

describe("expectOutside", () => {
  it.each(["public", "public/", "./public/part-1", "part-1/../public"])("refuses %s", (folder) => {
    expect(() => expectOutside([newer, { folder }], "public")).toThrow(
      `${folder} lies where the site is to be. Move it elsewhere, such as \`mv public part-1\`, and name that folder.`,
    );
  });

  it.each(["public-1", "public2", "parts/public", "../public"])("takes %s", (folder) => {
    expect(() => expectOutside([{ folder }], "public")).not.toThrow();
  });
});
