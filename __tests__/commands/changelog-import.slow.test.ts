import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { bundledForNode } from "../../src/mdx/compile/compiler";
import { FixtureSite } from "../support/fixture-site";

const entries = "releases/log";

const site = new FixtureSite();
const command = site.path("changelog-import.mjs");
beforeAll(async () => {
  const project = { name: "Tern", repository: "https://tern.example/code", packagePrefix: "tern-" };
  site.edit("src/site.ts", "customFields: {}", `customFields: { changelog: ${JSON.stringify(project)} }`);
  // The command runs in a folder without files of settings.
  site.edit("src/site.ts", '"content/settings/footer.yml"', '{ style: "light", links: [], copyright: "" }');
  const log = `id: "log", content: "${entries}", routeBasePath: "/log", title: "", description: "", sidebarTitle: ""`;
  site.edit("src/site.ts", "blogs: [", `blogs: [{ ${log}, postsPerPage: 5, layout: "timeline" },`);
  writeFileSync(command, await bundledForNode(site.path("."), "src/commands/changelog-import.ts"));
});
afterAll(() => site.end());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "changelog-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

/** Runs the command in the temporary folder. */
function run(...parameters: string[]): { code: number | null; output: string; errors: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...parameters], {
    cwd: folder,
    encoding: "utf8",
  });
  return { code: status, output: stdout.trim(), errors: stderr.trim() };
}

/** Imports facts given as data. */
function imported(facts: unknown) {
  write("facts.json", JSON.stringify(facts));
  return run("facts.json");
}

const release = (version: string, more: object = {}) => ({
  version,
  date: "2024-05-03",
  categories: [
    {
      kind: "bugfix",
      items: [{ pr: 7, scope: "tern-theme", authors: ["ada"], topic: "broken link" }],
    },
  ],
  ...more,
});

describe("changelog:import", () => {
  it("shows in its help what a release is: that can be imported", () => {
    const [example = ""] = /^ {2}\[\{[^]*\}\]$/m.exec(run("--help").output) ?? [];
    expect(imported(JSON.parse(example)).output).toBe("1 entry written to releases/log");
    expect(read(`${entries}/3.3.2.mdx`)).toContain("- Keep the root during a reload");
  });

  it("reads facts that begin with a byte-order mark, as PowerShell writes them", () => {
    write("facts.json", `\uFEFF${JSON.stringify([release("3.3.0")])}`);
    expect(run("facts.json").output).toBe("1 entry written to releases/log");
  });

  it("writes an entry for each release, keeps summaries, and asks for the ones that are missing", () => {
    write(`${entries}/3.3.0.mdx`, "---\ntitle: old\n---\n\nWritten *by hand*.\n\n{/* truncate */}\n\nOld list.\n");
    const { code, output, errors } = imported([release("3.3.0"), release("3.2.0 Beta")]);
    expect({ code, output, errors }).toEqual({
      code: 1,
      output: `2 entries written to ${entries}`,
      errors: `Entries without a summary: write one above the line {/* truncate */} in\n${entries}/3.2.0-beta.mdx`,
    });
    expect(readdirSync(path.join(folder, entries))).toEqual(["3.2.0-beta.mdx", "3.3.0.mdx"]);
    expect(read(`${entries}/3.3.0.mdx`)).toMatchInlineSnapshot(`
      "---
      title: "3.3.0"
      description: "Tern 3.3.0, released on 3 May 2024: 1 fix by 1 contributor."
      date: 2024-05-03
      slug: /3.3.0
      ---

      Written *by hand*.

      {/* truncate */}

      ## Bug fixes

      - Broken link <small>[#7](https://tern.example/code/pull/7) by [@ada](https://github.com/ada) · theme</small>

      ## Contributors

      [@ada](https://github.com/ada)
      "
    `);
  });

  it("changes nothing when it is run again", () => {
    write(`${entries}/3.3.0.mdx`, "---\ntitle: old\n---\n\nSummary.\n\n{/* truncate */}\n");
    expect(imported([release("3.3.0")])).toEqual({ code: 0, output: `1 entry written to ${entries}`, errors: "" });
    const before = read(`${entries}/3.3.0.mdx`);
    expect(run("facts.json").code).toBe(0);
    expect(read(`${entries}/3.3.0.mdx`)).toBe(before);
  });

  it("tells of every mistake in the facts by entry and field, and writes nothing", () => {
    const { code, errors } = imported([
      release("3.3.0", { date: "3 May" }),
      release("3.2.0", { categories: [{ kind: "bug", items: [{ pr: null, scope: "", authors: [] }] }] }),
      { ...release("a/b"), extra: 1 },
      "3.1.0",
    ]);
    expect(code).toBe(1);
    expect(errors).toMatchInlineSnapshot(`
      "facts.json: entry 1 (3.3.0), field date: expected a date such as "2024-05-03"
      facts.json: entry 2 (3.2.0), field categories[0].kind: Invalid option: expected one of "breaking"|"feature"|"bugfix"|"performance"|"polish"|"docs"|"dependencies"|"maintenance"
      facts.json: entry 2 (3.2.0), field categories[0].items[0]: a change without a pull request needs a topic
      facts.json: entry 3 (a/b), field version: expected letters, digits, dots, hyphens and single spaces, such as "3.3.0"
      facts.json: entry 3 (a/b), field (the entry itself): Unrecognized key: "extra"
      facts.json: entry 4, field (the entry itself): expected object, received string"
    `);
    expect(existsSync(path.join(folder, "releases"))).toBe(false);
  });

  it("refuses two releases that would be one entry", () => {
    const { code, errors } = imported([release("3.3.0 Beta"), release("3.3.0-beta")]);
    expect(code).toBe(1);
    expect(errors).toMatchInlineSnapshot(
      `"facts.json: entry 2 (3.3.0-beta), field version: entry 1 has the same one, each needs its own"`,
    );
  });

  it("refuses an entry whose summary it cannot find, and leaves all as it was", () => {
    write(`${entries}/3.3.0.mdx`, "---\ntitle: old\n---\n\nNo mark.\n");
    const { code, errors } = imported([release("3.4.0"), release("3.3.0")]);
    expect(code).toBe(1);
    expect(errors).toMatchInlineSnapshot(
      `"releases/log/3.3.0.mdx: The line {/* truncate */} is missing: add it below the summary."`,
    );
    expect(readdirSync(path.join(folder, entries))).toEqual(["3.3.0.mdx"]);
  });

  it("writes nothing in a dry run, and names the files", () => {
    write("facts.json", JSON.stringify([release("3.3.0")]));
    expect(run("facts.json", "--dry-run").output).toBe("releases/log/3.3.0.mdx\nNothing was written.");
    expect(existsSync(path.join(folder, entries))).toBe(false);
  });

  it("names the numbers that are left out between entries, and says nothing where there are none", () => {
    write(`${entries}/3.3.0.mdx`, "---\ntitle: old\n---\n\nSummary.\n\n{/* truncate */}\n");
    write("facts.json", JSON.stringify([release("3.3.2"), release("3.4.0")]));
    const told = "Numbers without an entry between others: 3.3.1. Add those that were released to facts.json.";
    expect(run("facts.json", "--dry-run").output).toContain(`Nothing was written.\n${told}`);
    expect(run("facts.json").output).toBe(`2 entries written to ${entries}\n${told}`);
    expect(imported([release("3.3.1")]).output).toBe(`1 entry written to ${entries}`);
    expect(imported([release("3.16.0")]).output).toContain("3.13.0, 3.14.0 and 1 more.");
  });

  it("says what it needs, and which file it cannot read", () => {
    expect(run()).toEqual({ code: 1, output: "", errors: `FACTS is missing.\n\n${run("--help").output}` });
    write("facts.json", "{");
    expect(run("facts.json").errors).toMatch(/^facts\.json: cannot be read as JSON: /);
    expect(imported({}).errors).toMatchInlineSnapshot(`"facts.json: the file itself: expected array, received object"`);
  });
});
