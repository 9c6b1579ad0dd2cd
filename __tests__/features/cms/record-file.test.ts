import { contentOf, ENTRIES } from "../../../src/features/cms/file-format/content-file";
import { editedFile, record } from "./support/edited-file";

describe("a record", () => {
  const FILE = `# People.
ada:
  name: "Ada"
  url: /ada/
# Between.
grace:
  name: Grace
none:
`;
  const shown = () => contentOf(FILE, record)[ENTRIES] as Record<string, unknown>[];

  test("is shown as a list of entries with their keys", () => {
    expect(shown()).toEqual([
      { key: "ada", name: "Ada", url: "/ada/" },
      { key: "grace", name: "Grace" },
      { key: "none" },
    ]);
  });

  test("keeps entries that stay, whatever becomes of the others", () => {
    const [ada, grace, none] = shown();
    expect(editedFile(FILE, {}, record)).toBe(FILE);
    expect(editedFile(FILE, { [ENTRIES]: [ada, { ...grace, url: "/grace/" }, none] }, record)).toBe(
      FILE.replace("  name: Grace\n", "  name: Grace\n  url: /grace/\n"),
    );
    expect(editedFile(FILE, { [ENTRIES]: [grace, none] }, record)).toBe(FILE.replace(/ada:[^]*(?=# Between)/, ""));
    expect(editedFile(FILE, { [ENTRIES]: [ada, none] }, record)).toBe(FILE.replace("grace:\n  name: Grace\n", ""));
    expect(editedFile(FILE, { [ENTRIES]: [ada, grace, none, { key: "new", name: "N" }] }, record)).toBe(
      `${FILE}new:\n  name: N\n`,
    );
    expect(editedFile(FILE, { [ENTRIES]: [{ ...ada, key: "lovelace" }, grace, none] }, record)).toContain(
      "lovelace:\n  name: Ada\n",
    );
  });

  test("takes entries also where its file is empty braces, or has no line break at its end", () => {
    const entries = [{ key: "new", name: "N" }];
    expect(editedFile("{}\n", { [ENTRIES]: entries }, record)).toBe("new:\n  name: N\n");
    expect(editedFile("# People.", { [ENTRIES]: entries }, record)).toBe("# People.\nnew:\n  name: N\n");
    expect(editedFile("ada:\n  name: A", { [ENTRIES]: [{ key: "ada", name: "A" }, ...entries] }, record)).toBe(
      "ada:\n  name: A\nnew:\n  name: N",
    );
  });
});
