import type { Request as PageRequest } from "playwright-core";
import { md5 } from "../../../src/files/digest";

/** Files of a branch by their paths. */
type Tree = ReadonlyMap<string, string>;

/** A commit: what it changed, by path (undefined for a file that is gone), on top of which tree. */
export type Commit = { id: string; message: string; tree: Tree; changes: Readonly<Record<string, string | undefined>> };

/** A pull or merge request. */
export type Request = { number: number; title: string; branch: string; labels: string[]; isDraft: boolean };

/** A repository as a git host has it: branches, each with its commits, newest last, and open requests. */
export class GitHost {
  readonly branches = new Map<string, Commit[]>();
  readonly requests = new Map<number, Request>();
  #blobs = new Map<string, string>();
  #commitCount = 0;
  #requestCount = 0;

  constructor(branch: string, files: Tree) {
    this.branches.set(branch, [this.#commit("Begin", files, {})]);
  }

  /** The commits that a branch got since the repository began. */
  added(branch: string): Commit[] {
    return this.#commits(branch).slice(1);
  }

  /** The newest commit of a branch; throws for a branch that does not exist. */
  head(branch: string): Commit {
    const head = this.#commits(branch).at(-1);
    if (!head) throw new Error(`No commit on ${branch}`);
    return head;
  }

  /** The text that has an id, of any file that a commit ever had. */
  blob(id: string): string | undefined {
    return this.#blobs.get(id);
  }

  /** Makes a branch of another one's newest commit. */
  fork(from: string, name: string): void {
    this.branches.set(name, [this.head(from)]);
  }

  /** Puts a commit on a branch: files by path with their new text, or undefined for those that go. */
  write(branch: string, message: string, changes: Commit["changes"]): Commit {
    const tree = new Map(this.head(branch).tree);
    for (const [path, text] of Object.entries(changes))
      if (text === undefined) tree.delete(path);
      else tree.set(path, text);
    const commit = this.#commit(message, tree, changes);
    this.#commits(branch).push(commit);
    return commit;
  }

  /** Opens a request; its number is one above that of the request before, open or not. */
  open(request: Omit<Request, "number" | "labels">): Request {
    const opened = { ...request, number: (this.#requestCount += 1), labels: [] };
    this.requests.set(opened.number, opened);
    return opened;
  }

  /** Puts what a request's branch changed on another branch as one commit, and closes the request. */
  merge(number: number, into: string): Commit {
    const { branch, title } = this.request(number);
    const changes = Object.assign({}, ...this.added(branch).map((commit) => commit.changes)) as Commit["changes"];
    this.requests.delete(number);
    return this.write(into, title, changes);
  }

  /** An open request; throws for a number without one. */
  request(number: number): Request {
    const request = this.requests.get(number);
    if (!request) throw new Error(`No open request ${number}`);
    return request;
  }

  #commits(branch: string): Commit[] {
    const commits = this.branches.get(branch);
    if (!commits) throw new Error(`No branch ${branch}`);
    return commits;
  }

  #commit(message: string, tree: Tree, changes: Commit["changes"]): Commit {
    for (const text of tree.values()) this.#blobs.set(blobId(text), text);
    this.#commitCount += 1;
    return { id: md5(`commit ${this.#commitCount}`), message, tree, changes };
  }
}

/** The id under which a host knows a file's text. */
export function blobId(text: string): string {
  return md5(text);
}

/**
 * What a stand-in answers to a page's request, as `find` has it; a request that it has no answer for, or whose answer
 * throws, is told to `unknown`.
 */
export function answerTo<T>(request: PageRequest, unknown: string[], find: () => T | undefined): T | undefined {
  const at = `${request.method()} ${request.url()} ${request.postData() ?? ""}`;
  try {
    const answer = find();
    if (answer === undefined) unknown.push(at);
    return answer;
  } catch (error) {
    unknown.push(`${at}: ${String(error)}`);
    return undefined;
  }
}
