import {
  capitalise,
  type Change,
  type ChangelogProject,
  descriptionOf,
  entryOf,
  escapeMdx,
  type Release,
  slugOf,
  summaryOf,
} from "../../../src/features/blog/changelog-entry";

const project: ChangelogProject = { name: "Acme", repository: "https://example.org/acme", packagePrefix: "acme-" };

function change(fields: Partial<Change>): Change {
  return { pr: 7, scope: "Other", authors: ["ada"], topic: "a change", ...fields };
}

function release(fields: Partial<Release>): Release {
  return { version: "1.2.0", date: "2024-05-03", categories: [], ...fields };
}

function linesOf(items: Change[]): string[] {
  const text = entryOf(release({ categories: [{ kind: "feature", items }] }), "", project);
  return text.split("\n").filter((line) => line.startsWith("- "));
}

function groupOf(items: Change[]): string {
  const text = entryOf(release({ categories: [{ kind: "feature", items }] }), "", project);
  return text.slice(text.indexOf("## New features"), text.indexOf("## Contributors")).trim();
}

describe("entryOf", () => {
  it("writes front matter, summary, groups and contributors", () => {
    const categories: Release["categories"] = [
      { kind: "bugfix", items: [change({ pr: 2, authors: ["Bob"], topic: "broken link" })] },
      {
        kind: "breaking",
        items: [change({ pr: 1, scope: "acme-core, acme", authors: ["ada", "Bob"], topic: "Node 18" })],
      },
    ];
    expect(entryOf(release({ categories }), "Two changes.", project)).toMatchInlineSnapshot(`
      "---
      title: "1.2.0"
      description: "Acme 1.2.0, released on 3 May 2024: 1 breaking change and 1 fix by 2 contributors."
      date: 2024-05-03
      slug: /1.2.0
      ---

      Two changes.

      {/* truncate */}

      ## Breaking changes

      - Node 18 <small>[#1](https://example.org/acme/pull/1) by [@ada](https://github.com/ada) and [@Bob](https://github.com/Bob) · core, acme</small>

      ## Bug fixes

      - Broken link <small>[#2](https://example.org/acme/pull/2) by [@Bob](https://github.com/Bob)</small>

      ## Contributors

      [@ada](https://github.com/ada), [@Bob](https://github.com/Bob)
      "
    `);
  });

  it("ends after the marker when a release lists no changes", () => {
    expect(entryOf(release({ committers: 1 }), "It failed.", project)).toMatch(
      /---\n\nIt failed\.\n\n\{\/\* truncate \*\/\}\n$/,
    );
  });

  it("leaves out a group without items", () => {
    expect(entryOf(release({ categories: [{ kind: "docs", items: [] }] }), "", project)).not.toContain("##");
  });

  it("leaves out the pull request, the scope and the author that are unknown", () => {
    expect(linesOf([change({ pr: null, scope: "", authors: [] })])).toEqual(["- A change"]);
  });

  it("counts the packages of a scope that the facts only count", () => {
    expect(linesOf([change({ scope: "(list of 31 packages)", authors: [] })])).toEqual([
      "- A change <small>[#7](https://example.org/acme/pull/7) · 31 packages</small>",
    ]);
  });

  it("folds the changes without a topic, by who made them", () => {
    const bare = (pr: number, ...authors: string[]) => change({ pr, authors, topic: undefined });
    const items = [bare(1, "Bob"), change({ pr: null, authors: [] }), bare(2, "ada"), bare(3, "ada"), bare(4)];
    expect(groupOf(items)).toMatchInlineSnapshot(`
      "## New features

      - A change

      <details>
      <summary>4 more pull requests</summary>

      - [@ada](https://github.com/ada): [#2](https://example.org/acme/pull/2), [#3](https://example.org/acme/pull/3)
      - [@Bob](https://github.com/Bob): [#1](https://example.org/acme/pull/1)
      - Others: [#4](https://example.org/acme/pull/4)

      </details>"
    `);
    expect(groupOf([bare(1)])).toContain("<summary>1 pull request</summary>");
  });

  it("folds what is left of a long list, and says how much that is", () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => change({ pr: index + 1 }));
    expect(groupOf(many(20))).not.toContain("<details>");
    const text = groupOf(many(21));
    expect(text.slice(0, text.indexOf("<details>")).match(/^- /gm)).toHaveLength(15);
    expect(text).toContain("<summary>6 more</summary>");
  });

  it("folds more than twenty contributors", () => {
    const items = Array.from({ length: 21 }, (_, index) => change({ authors: [`person${index}`] }));
    const text = entryOf(release({ categories: [{ kind: "docs", items }] }), "", project);
    expect(text).toMatch(/## Contributors\n\n<details>\n<summary>21 names<\/summary>\n\n\[@person0\]/);
  });

  it("links a bot to its app and keeps it out of the contributors", () => {
    const text = entryOf(
      release({ categories: [{ kind: "dependencies", items: [change({ authors: ["dep[bot]"] })] }] }),
      "",
      project,
    );
    expect(text).toContain("by [@dep\\[bot\\]](https://github.com/apps/dep)");
    expect(text).not.toContain("## Contributors");
  });

  it("names each contributor once, in alphabetical order without regard to case", () => {
    const items = ["zoe", "Bob", "ada", "Bob"].map((author) => change({ authors: [author] }));
    expect(entryOf(release({ categories: [{ kind: "polish", items }] }), "", project)).toMatch(
      /## Contributors\n\n\[@ada\]\S+, \[@Bob\]\S+, \[@zoe\]\S+\n$/,
    );
  });

  it("says when the release counts more contributors than its changes name", () => {
    const text = entryOf(release({ committers: 5, categories: [{ kind: "docs", items: [change({})] }] }), "", project);
    expect(text).toContain("The release counts 5 contributors; the changes above name 1 of them.");
  });
});

describe("descriptionOf", () => {
  it("gathers the lesser kinds as other changes", () => {
    const categories: Release["categories"] = [
      { kind: "feature", items: [change({}), change({})] },
      { kind: "bugfix", items: [change({}), change({})] },
      { kind: "performance", items: [change({})] },
      { kind: "docs", items: [change({})] },
      { kind: "maintenance", items: [change({})] },
    ];
    expect(descriptionOf(release({ categories }), project)).toMatchInlineSnapshot(
      `"Acme 1.2.0, released on 3 May 2024: 2 features, 2 fixes, 1 performance change and 2 other changes by 1 contributor."`,
    );
  });

  it("says simply changes when there are no others", () => {
    const categories: Release["categories"] = [{ kind: "maintenance", items: [change({ authors: [] })] }];
    expect(descriptionOf(release({ version: "V2 Changelog", categories }), project)).toMatchInlineSnapshot(
      `"Acme V2 Changelog, an entry dated 3 May 2024: 1 change."`,
    );
  });

  it("does not call a release without changes released", () => {
    expect(descriptionOf(release({ committers: 1 }), project)).toMatchInlineSnapshot(
      `"Acme 1.2.0, an entry dated 3 May 2024: no changes listed."`,
    );
  });
});

describe("summaryOf", () => {
  it("returns what stands between the front matter and the marker", () => {
    expect(summaryOf('---\ntitle: "1"\n---\n\nOne.\n\nTwo.\n\n{/* truncate */}\n\n## Polish\n')).toBe("One.\n\nTwo.");
  });

  it("returns nothing when the summary is still to be written", () => {
    expect(summaryOf('---\ntitle: "1"\n---\n\n{/* truncate */}\n')).toBe("");
    expect(summaryOf('---\ntitle: "1"\n---\n{/* truncate */}\n')).toBe("");
  });

  it("reads files with Windows line ends", () => {
    expect(summaryOf('---\r\ntitle: "1"\r\n---\r\n\r\nOne.\r\n\r\n{/* truncate */}\r\n')).toBe("One.");
  });

  it("gives back the summary of an entry it wrote", () => {
    expect(summaryOf(entryOf(release({}), "Kept as it is.", project))).toBe("Kept as it is.");
  });

  it("throws when it cannot tell where the summary is", () => {
    expect(() => summaryOf("One.\n")).toThrowErrorMatchingInlineSnapshot(
      `"The front matter is missing: begin the file with it, between two lines \`---\`."`,
    );
    expect(() => summaryOf('---\ntitle: "1"\n---\n\nOne.\n')).toThrowErrorMatchingInlineSnapshot(
      `"The line {/* truncate */} is missing: add it below the summary."`,
    );
  });
});

describe("escapeMdx", () => {
  it.each([
    ["custom_edit_url", "custom\\_edit\\_url"],
    ["a {b} <c> *d* `e`", "a \\{b\\} \\<c> \\*d\\* \\`e\\`"],
    ["[link] ~ $ & \\", "\\[link\\] \\~ \\$ \\& \\\\"],
    ["Firefox :has() support: yes", "Firefox \\:has() support: yes"],
    ["plain, with-hyphen 1.2.3", "plain, with-hyphen 1.2.3"],
  ])("writes %s as %s", (text, escaped) => {
    expect(escapeMdx(text)).toBe(escaped);
  });
});

describe("capitalise", () => {
  it.each([
    ["hook for items", "Hook for items"],
    ["fine-grained reloads", "Fine-grained reloads"],
    ["html sidebar item", "HTML sidebar item"],
    ["svgr, svgo upgrades", "svgr, svgo upgrades"],
    ["editUrl option", "editUrl option"],
    ["npm2yarn extracted", "npm2yarn extracted"],
    ["snake_case front matter", "snake_case front matter"],
    ["Italian labels", "Italian labels"],
  ])("writes %s as %s", (topic, expected) => {
    expect(capitalise(topic)).toBe(expected);
  });
});

describe("slugOf", () => {
  it.each([
    ["3.3.0", "3.3.0"],
    ["2.0.0-alpha.75", "2.0.0-alpha.75"],
    ["V2 Changelog", "v2-changelog"],
  ])("makes %s the slug %s", (version, slug) => {
    expect(slugOf(version)).toBe(slug);
  });
});
