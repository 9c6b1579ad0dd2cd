import { existsSync, lstatSync, realpathSync, statSync, watch } from "node:fs";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { fileDigest } from "../../mdx/compile/file-digest";

/** The type of nodes that tell of changed files which are no content: in develop alone, and once a file has changed. */
export const FOLLOWED_FILE = "FollowedFile";

/** That type, as its definition for GraphQL. */
export const FOLLOWED_FILE_TYPE = `
  "A file outside of the content's folders that content is made of, such as that of a component, after a change."
  type ${FOLLOWED_FILE} implements Node @dontInfer {
    "Path from the site's root."
    file: String!
  }
`;

/** Calls `changed` when entries of a folder, or the folder itself, may have changed; returns what ends that. */
type WatchFolder = (folder: string, changed: () => void) => () => void;

/** The files of a folder, and what is watched: the folder, or the nearest above that is there. */
type Followed = { files: Set<string>; watched?: string; close: () => void };

/** Follows files, by their paths from the site's root: `tell` hears of each that is other than it was. */
export class FollowedFiles {
  readonly #root: string;
  readonly #tell: (file: string, digest: string) => void;
  readonly #watch: WatchFolder;
  readonly #folders = new Map<string, Followed>();
  readonly #digests = new Map<string, string>();

  constructor(root: string, tell: (file: string, digest: string) => void, watchFolder: WatchFolder = watchEntries) {
    this.#root = root;
    this.#tell = tell;
    this.#watch = watchFolder;
  }

  /** Follows further files. */
  follow(files: Iterable<string>): void {
    for (const [folder, followed] of this.#folders) this.#watchNearest(folder, followed);
    for (const file of files) {
      if (!this.#digests.has(file)) this.#digests.set(file, fileDigest(this.#root, file));
      for (const folder of foldersOf(path.join(this.#root, file))) this.#followIn(folder, file);
    }
  }

  #followIn(folder: string, file: string): void {
    const followed = this.#folders.get(folder) ?? { files: new Set<string>(), close: () => undefined };
    if (followed.files.has(file)) return;
    followed.files.add(file);
    this.#folders.set(folder, followed);
    this.#watchNearest(folder, followed);
  }

  /** Tells of a file that has come, changed or gone and is not followed, such as one of content that Gatsby removes. */
  tell(file: string): void {
    this.#tell(file, fileDigest(this.#root, file));
  }

  /** Watches a folder, which may have gone or come back since: what watched it is dead then. */
  #watchNearest(folder: string, followed: Followed): void {
    const { place, state } = nearestFolder(folder);
    if (followed.watched === state) return;
    followed.close();
    followed.watched = state;
    followed.close = this.#watch(place, () => {
      this.#watchNearest(folder, followed);
      this.#look(followed.files);
    });
    // Before it was watched the folder may have come, or a file in it.
    this.#watchNearest(folder, followed);
    this.#look(followed.files);
  }

  #look(files: ReadonlySet<string>): void {
    for (const file of files) {
      const digest = fileDigest(this.#root, file);
      if (digest === this.#digests.get(file)) continue;
      this.#digests.set(file, digest);
      this.#tell(file, digest);
    }
  }
}

/** The folders in which a file may change: its own, and where it is a link that of the file to which it leads. */
function foldersOf(place: string): string[] {
  const isLink = lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() && existsSync(place);
  return [...(isLink ? [path.dirname(realpathSync(place))] : []), path.dirname(place)];
}

const watchEntries: WatchFolder = (folder, changed) => {
  try {
    // The folder itself may go, which some systems tell as an error.
    const watcher = watch(folder, { persistent: false }, changed).on("error", changed);
    return () => watcher.close();
  } catch (error) {
    // It may have gone since it was found; the nearest one is looked for once more then.
    if (existsSync(folder)) throw error;
    return () => undefined;
  }
};

/** The nearest folder that is there, and what is another text for another folder in its place; paths are absolute. */
export function nearestFolder(folder: string): { place: string; state: string } {
  const stats = statSync(folder, { throwIfNoEntry: false });
  const above = path.dirname(folder);
  if (!stats?.isDirectory() && above !== folder) return nearestFolder(above);
  // Systems give the number of a folder that is gone to the next one.
  return { place: folder, state: `${folder} ${stats?.ino} ${stats?.birthtimeMs}` };
}

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
