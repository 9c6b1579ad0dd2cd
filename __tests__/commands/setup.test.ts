import { readdirSync, readFileSync } from "node:fs";
import { assertNode, isInstalled } from "../../src/commands/setup.mjs";

const locked = {
  packages: {
    "": {},
    "node_modules/a": { version: "1.0.0", integrity: "x" },
    "node_modules/b-win32": { version: "1.0.0", integrity: "y", optional: true },
  },
};
const here = { "node_modules/a": { version: "1.0.0", integrity: "x" } };

describe("isInstalled", () => {
  it.each([
    ["nothing is installed", undefined, false],
    ["all is installed but packages of other platforms", here, true],
    ["there is more than was locked", { ...here, "node_modules/c": { version: "1.0.0" } }, true],
    ["a package is missing", {}, false],
    ["a version differs", { "node_modules/a": { version: "1.0.1", integrity: "x" } }, false],
    ["the content of a version differs", { "node_modules/a": { version: "1.0.0", integrity: "z" } }, false],
    [
      "an optional package is an older one",
      { ...here, "node_modules/b-win32": { version: "0.9.0", integrity: "y" } },
      false,
    ],
  ])("%s", (_, packages, expected) => {
    expect(isInstalled(locked, packages && { packages })).toBe(expected);
  });

  it("installs even when the lock file wants only optional packages", () => {
    expect(isInstalled({ packages: { "node_modules/b": { version: "1.0.0", optional: true } } }, undefined)).toBe(
      false,
    );
  });

  it("names the remedy for a missing lock file", () => {
    expect(() => isInstalled(undefined, { packages: here })).toThrow("git checkout package-lock.json");
  });
});

describe("assertNode", () => {
  it.each(["20.19.0", "22.12.0", "23.0.0", "100.0.0"])("accepts %s", (version) => {
    expect(() => assertNode(version)).not.toThrow();
  });

  it("says what to install", () => {
    for (const version of ["18.20.0", "21.20.0", "22.11.0"])
      expect(() => assertNode(version)).toThrow(`this is ${version}.`);
    expect(() => assertNode("20.18.3")).toThrowErrorMatchingInlineSnapshot(
      `"This site needs Node.js 20.19, 22.12 or newer, and this is 20.18.3. Install a newer one from https://nodejs.org, then run the command again."`,
    );
  });

  it("is reached by all programs: none of them uses before it what older versions lack", () => {
    const programs = readdirSync("src/commands", { encoding: "utf8" }).filter((file) => file.endsWith(".mjs"));
    expect(programs).toContain("typescript.mjs");
    const lacking = programs.filter((file) =>
      /import\.meta\.(?:dirname|filename)/.test(readFileSync(`src/commands/${file}`, "utf8")),
    );
    expect(lacking).toEqual([]);
  });
});
