import { editAddress, type EditUrlOf } from "../../../src/lib/settings/function-settings";

const page = { folder: "content/docs", path: "a.mdx", permalink: "/a/" };
const addressOf = (setting: string | EditUrlOf | undefined, ...parts: string[]) => editAddress(setting, parts, page);

describe("the address of a page's source", () => {
  it.each([
    ["https://git.example/My%20Project/edit", ["", "a.mdx"], "https://git.example/My%20Project/edit/a.mdx"],
    ["https://git.example/My Project/edit", ["a.mdx"], "https://git.example/My%20Project/edit/a.mdx"],
    ["https://git.example/edit/main/", ["docs", "a.mdx"], "https://git.example/edit/main/docs/a.mdx"],
    ["https://git.example/edit", ["1.0", "a b/é.mdx"], "https://git.example/edit/1.0/a%20b/%C3%A9.mdx"],
    ["https://git.example/edit", ["C#/100%25?.mdx"], "https://git.example/edit/C%23/100%2525%3F.mdx"],
  ])("below %s is that of %j", (setting, parts, address) => {
    expect(addressOf(setting, ...parts)).toBe(address);
  });

  it("is what a function gives, or none", () => {
    expect(addressOf(() => "https://git.example/a%20b/", "a.mdx")).toBe("https://git.example/a%20b/");
    expect([addressOf(() => null, "a.mdx"), addressOf(undefined, "a.mdx")]).toEqual([undefined, undefined]);
  });
});
