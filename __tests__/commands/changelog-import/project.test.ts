import { projectOf } from "../../../src/commands/changelog-import/project";

const project = { name: "Tern", repository: "https://tern.example/code", packagePrefix: "tern-" };

test("a site's own fields name the project of its changelog", () => {
  expect(projectOf({ changelog: project, other: 1 })).toEqual(project);
});

test("a site that does not, or not in full, is told what to write", () => {
  expect(() => projectOf({ changelog: { ...project, name: undefined, prefix: "" } }))
    .toThrowErrorMatchingInlineSnapshot(`
    "'customFields.changelog.name': expected string, received undefined.
    'customFields.changelog': Unrecognized key: "prefix".
    → Write it into src/site.ts, such as customFields: { changelog: { name: "Tern", repository: "https://example.org/tern", packagePrefix: "tern-" } }."
  `);
  expect(() => projectOf()).toThrow(/^'customFields\.changelog': expected object, received undefined\.\n→ /);
});
