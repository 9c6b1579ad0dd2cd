import type { StartPublisher } from "../../build/publish/publisher";
import { WrittenFiles } from "../../build/publish/written-files";
import { CHANGES_FOLDER } from "./page-changes";

/** Removes what earlier builds wrote of docs that no longer differ, or differ otherwise. */
export const publishDocChanges: StartPublisher = ({ root }) => {
  const files = new WrittenFiles(root, "doc-changes");
  return {
    page: ({ frame }) => {
      if (frame?.changes) files.keep(`${CHANGES_FOLDER}/${frame.changes.file}`);
    },
    endPart: () => files.finish(),
    end: () => files.finish(),
  };
};
