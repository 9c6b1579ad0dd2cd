import { nodeSettings } from "../../../src/build/context/context";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { withFunctions, withMarks } from "../../../src/remote/function-mark";
import { smallestSite } from "../../support/site";

const docs = { id: "default", content: "content/docs", routeBasePath: "/docs" };
const textOf = (changes: Partial<SiteInput>) => nodeSettings(readSite({ ...smallestSite, ...changes }));
const withEdit = (editUrl: unknown) => textOf({ docs: [{ ...docs, editUrl }] as SiteInput["docs"] });

test("a setting whose value is computed is another one with another value", () => {
  const ofBranch = (branch: string) => withEdit(`https://example.org/edit/${branch}`);
  expect(ofBranch("main")).toBe(ofBranch("main"));
  expect(ofBranch("main")).not.toBe(ofBranch("next"));
});

test("a function may be a setting, and one of a program that has changed is another one", () => {
  const program = (digest: string) => ({ program: "functions.cjs", start: {}, digest });
  const ofProgram = (digest: string) =>
    withEdit(
      withFunctions(
        withMarks(() => null, program(digest)),
        () => null,
      ),
    );
  expect(ofProgram("1")).toBe(ofProgram("1"));
  expect(ofProgram("1")).not.toBe(ofProgram("2"));
  expect(withEdit(() => null)).toBe(withEdit(() => null));
});

test("what a file of settings says is no part of it", () => {
  const settingsFiles = { footer: "content/settings/footer.yml" };
  const ofYear = (copyright: string) => ({ footer: { ...smallestSite.footer, copyright } });
  expect(textOf({ ...ofYear("2025"), settingsFiles })).toBe(textOf({ ...ofYear("2026"), settingsFiles }));
  expect(textOf(ofYear("2025"))).not.toBe(textOf(ofYear("2026")));
});
