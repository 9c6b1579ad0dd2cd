import { assertNoOtherContent } from "../../../src/commands/docs-version/inner-content";
import { versionSteps } from "../../../src/commands/docs-version/plan";

const sources = [
  { name: "default", folder: "content/docs" },
  { name: "api", folder: "content/docs/reference/api" },
  { name: "blog", folder: "content/docs-blog" },
];
const docs = { id: "default", content: "content/docs", translations: [] };

test("a first version is refused where other content would be copied with the docs, which moves along", () => {
  const steps = versionSteps("1.0", { ...docs, versions: ["current"], entries: ["a.mdx", "reference"] });
  expect(() => assertNoOtherContent(steps, "default", sources)).toThrow(
    "content/docs/reference/api, the folder of 'api', lies in the docs of 'default', and a copy of these would hold its files as docs. Move it out of there, and name its new path in src/site.ts.",
  );
});

test("a further version is refused where the docs being written hold other content, and not beside them", () => {
  const versionsFile = "- current\n- 1.0\n";
  const entries = ["1.0", "current", "versions.yml"];
  const steps = versionSteps("1.1", { ...docs, versionsFile, versions: ["current", "1.0"], entries });
  expect(() => assertNoOtherContent(steps, "default", sources)).not.toThrow();
  const inside = [...sources, { name: "pages", folder: "content/docs/current/pages" }];
  expect(() => assertNoOtherContent(steps, "default", inside)).toThrow("the folder of 'pages'");
});
