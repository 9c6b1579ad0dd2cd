import { socialsSchema } from "../../../src/features/blog/social";

describe("socialsSchema", () => {
  it.each([
    [{ x: "ada" }, ["X", "https://x.com/ada"]],
    [{ linkedin: "ada" }, ["LinkedIn", "https://www.linkedin.com/in/ada/"]],
    [{ stackoverflow: 82609 }, ["Stack Overflow", "https://stackoverflow.com/users/82609"]],
    [{ GitHub: "ada" }, ["GitHub", "https://github.com/ada"]],
    [{ mastodon: "https://tech.example/@ada" }, ["Mastodon", "https://tech.example/@ada"]],
    [{ email: "ada@example.org" }, ["Email", "mailto:ada@example.org"]],
    [{ constructor: "https://ada.example" }, ["constructor", "https://ada.example"]],
    [{ newsletter: "https://ada.example" }, ["newsletter", "https://ada.example"]],
  ])("reads %j", (written, [label, href]) => {
    expect(socialsSchema.parse(written)).toEqual([{ label, href, icon: expect.stringMatching(/^M\d/) as unknown }]);
  });

  it("keeps the order in which they are written", () => {
    expect(socialsSchema.parse({ twitch: "a", bluesky: "a" }).map(({ label }) => label)).toEqual(["Twitch", "Bluesky"]);
  });

  it.each([["some/ada"], ["javascript:alert(1)"], [true]])("refuses %j", (value) => {
    expect(socialsSchema.safeParse({ x: value }).success).toBe(false);
  });
});
