import { existsSync, watch } from "node:fs";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { GONE } from "../../mdx/compile/digest";
import { fileDigest } from "../../mdx/compile/file-digest";

/** The type of nodes that tell of changed files which are no content: in develop alone, and once a file has changed. */
export const FOLLOWED_FILE = "FollowedFile";
export const FOLLOWED_FILE_TYPE = `
  "A file outside of the content's folders that content is made of, such as that of a component, after a change."
  type ${FOLLOWED_FILE} implements Node @dontInfer {
    "Path from the site's root."
    file: String!
  }
`;

/** Calls `changed` with the name of an entry of a folder that may have changed. */
type WatchFolder = (folder: string, changed: () => void) => void;

/** Follows files, by their paths from the site's root: `tell` hears of each that is other than it was. */
export class FollowedFiles {
  readonly #root: string;
  readonly #tell: (file: string, digest: string) => void;
  readonly #watch: WatchFolder;
  readonly #folders = new Map<string, Map<string, string>>();

  constructor(root: string, tell: (file: string, digest: string) => void, watchFolder: WatchFolder = watchEntries) {
    this.#root = root;
    this.#tell = tell;
    this.#watch = watchFolder;
  }

  /** Follows further files. */
  follow(files: Iterable<string>): void {
    for (const file of files) {
      const folder = path.dirname(path.join(this.#root, file));
      const known = this.#folders.get(folder);
      if (known?.has(file) || !existsSync(folder)) continue;
      const all = known ?? new Map<string, string>();
      all.set(file, fileDigest(this.#root, file));
      this.#folders.set(folder, all);
      // Editors put a new file in the place of the old one, which only the folder shows.
      if (!known) this.#watch(folder, () => this.#look(all));
    }
  }

  /** Tells of a file of content's folders that is gone: Gatsby has no hook that does. */
  gone(file: string): void {
    this.#tell(file, GONE);
  }

  #look(files: Map<string, string>): void {
    for (const [file, seen] of files) {
      const digest = fileDigest(this.#root, file);
      if (digest === seen) continue;
      files.set(file, digest);
      this.#tell(file, digest);
    }
  }
}

const watchEntries: WatchFolder = (folder, changed) => {
  // The folder itself may go.
  watch(folder, { persistent: false }, changed).on("error", () => undefined);
};

/** Follows files for the development server: each change becomes a node, of which Gatsby's hooks hear. */
export function followedFiles({ actions, createNodeId }: CreateDevServerArgs, root: string): FollowedFiles {
  let changes = 0;
  return new FollowedFiles(root, (file, digest) => {
    changes += 1;
    void actions.createNode({
      file,
      id: createNodeId(`${FOLLOWED_FILE} ${file}`),
      children: [],
      internal: { type: FOLLOWED_FILE, contentDigest: `${digest} ${file} ${changes}` },
    });
  });
}
