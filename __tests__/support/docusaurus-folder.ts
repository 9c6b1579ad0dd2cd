import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { OtherLanguage } from "../../src/docusaurus/read/read-config";
import { readFolder, stubFile } from "../../src/docusaurus/read/read-folder";

/**
 * A Docusaurus project in a scratch folder: `write` puts a file into its folder `website`, `read` reads that, and runs
 * its plugins where they may add something.
 */
type ScratchFolder = {
  write: (file: string, text: string) => void;
  read: (more?: { added: true }) => ReturnType<typeof readFolder>;
};

/** A Docusaurus folder for the tests of a file: empty before each of them, and removed after it. */
export function scratchDocusaurusFolder(): ScratchFolder {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), "docusaurus-folder-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return {
    write(file, text) {
      const absolute = path.join(root, "website", file);
      mkdirSync(path.dirname(absolute), { recursive: true });
      writeFileSync(absolute, text);
    },
    read(more) {
      const reading = {
        root,
        folder: "website",
        stub: stubFile(process.cwd()),
        ...(more?.added && { added: { data: path.join(root, "data"), pages: path.join(root, "pages") } }),
      };
      return readFolder(reading).catch((error: unknown) => {
        if (!(error instanceof OtherLanguage)) throw error;
        process.env.DOCUSAURUS_CURRENT_LOCALE = error.locale;
        return readFolder(reading);
      });
    },
  };
}
