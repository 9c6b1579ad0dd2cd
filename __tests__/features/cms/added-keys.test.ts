import { fieldsOf, recordFieldsOf } from "../../../src/features/cms/editor-field";
import { contentOf, ENTRIES, type FileShape } from "../../../src/features/cms/file-format/content-file";
import { authorsFileSchema } from "../../../src/features/blog/author";
import { pageFrontMatter } from "../../../src/lib/content/page-fields";
import { editedFile } from "./support/edited-file";

const page: FileShape = { extension: "mdx", kind: "markdown", fields: fieldsOf(pageFrontMatter({})) };
const authors: FileShape = { extension: "yml", kind: "record", fields: recordFieldsOf(authorsFileSchema) };

const PAGE = "---\ntitle: A\nlast_update:\n  date: 2024-05-03\n---\n\nText.\n";
const AUTHORS = "ada:\n  name: Ada\n  socials:\n    github: ada\n\nbob:\n  name: Bob\n";

describe("one save that adds a key to the last mapping of a file, and one beside it", () => {
  test.each([
    ["one line", "About A.", "description: About A.\n"],
    ["several lines", "About A.\nMore.", "description: |-\n  About A.\n  More.\n"],
  ])("writes each where it belongs, with a text of %s", (_name, description, line) =>
    expect(editedFile(PAGE, { description, last_update: { date: "2024-05-03", author: "Ada" } }, page)).toBe(
      PAGE.replace("05-03\n", `05-03\n  author: Ada\n${line}`),
    ),
  );

  test("does so in an entry of a record", () => {
    const [ada, bob] = contentOf(AUTHORS, authors)[ENTRIES] as Record<string, unknown>[];
    const socials = "github: ada\nx: ada";
    expect(editedFile(AUTHORS, { [ENTRIES]: [{ ...ada, title: "Countess", socials }, bob] }, authors)).toBe(
      AUTHORS.replace("github: ada\n", "github: ada\n    x: ada\n  title: Countess\n"),
    );
  });
});
