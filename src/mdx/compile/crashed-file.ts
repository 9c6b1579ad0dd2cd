import type { Compiled } from "./compile";

/** What stands for a file whose worker ended while it compiled it: no content, and a problem with the reason. */
export function crashedFile(file: string, error: Error): Compiled {
  return {
    facts: {
      firstParagraph: "",
      words: 0,
      truncated: false,
      toc: [],
      anchors: [],
      unparsed: true,
      links: [],
      cardLists: [],
      head: [],
      problems: [
        {
          severity: "error",
          file,
          message: `Compiling the file ended the compiler's worker: ${error.message.replace(/\.$/, "")}.`,
          remedy: "Let the JavaScript of the file, of its partials and of its imports hold less in memory at once.",
        },
      ],
      dependencies: {},
      assets: {},
      drawings: [],
      unreleased: [],
    },
    tree: [],
  };
}
