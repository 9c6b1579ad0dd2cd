import { FixtureSite } from "../../support/fixture-site";

const site = new FixtureSite();
afterAll(() => site.end());

test("a version made of docs with old routes is a site without mistakes: those lead to the docs being written", async () => {
  const rules = site.read("content/handbook/rules.mdx");
  expect(rules).toContain("redirect_from");
  const { code, text } = await site.command("docs-version", "1.0", "--instance", "handbook");
  expect(code).toBe(0);
  expect(text).toContain("content/handbook/1.0/rules.mdx is without `redirect_from`.");
  expect(site.read("content/handbook/current/rules.mdx")).toBe(rules);
  expect(site.read("content/handbook/1.0/rules.mdx")).not.toContain("redirect_from");
  expect((await site.command("check")).text).not.toContain("stands twice");
});
