import type { Page, Route } from "playwright-core";
import { answerTo, blobId, GitHost, type Commit, type Request } from "./git-host";

/** The one token that the stand-in knows. */
export const TOKEN = "a-token";
/** The branch that the CMS is set to. */
export const BRANCH = "main";
const AUTHOR = { name: "Author", email: "author@example.com", user: { id: 1, login: "author" } };
const COMMITTED = "2024-05-01T00:00:00Z";
const PULL = /^\/repos\/o\/r\/(?:pulls|issues)\/(\d+)/;

type Variables = { branch?: string; input?: Input } & Record<string, unknown>;
type Input = {
  name?: string;
  pullRequestId?: string;
  branch?: { branchName: string };
  fileChanges?: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message?: { headline: string };
  expectedHeadOid?: string;
};
type Answer = { status?: number; json?: unknown };

/**
 * Answers for GitHub in a page, as far as the CMS asks: repository `o/r` with some files, whose commits, branches and
 * pull requests are as they would be there. `unknown` collects what it has no answer for.
 */
export async function standInForGitHub(page: Page, files: ReadonlyMap<string, string>) {
  const host = new GitHost(BRANCH, files);
  const unknown: string[] = [];
  const answer = async (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = { "access-control-allow-origin": "*" };
    if (request.headers().authorization !== `token ${TOKEN}`)
      return route.fulfill({ status: 401, headers, json: { message: "Bad credentials" } });
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    const found = answerTo(request, unknown, () =>
      pathname === "/graphql"
        ? graphql(host, body as { query: string; variables: Variables })
        : rest(host, request.method(), pathname, body),
    );
    const { status = 200, json = {} } = found ?? { status: 404 };
    return route.fulfill(status === 204 ? { status, headers } : { status, headers, json });
  };
  await page.route("https://api.github.com/**", answer);
  await page.route("https://www.githubstatus.com/**", (route) =>
    route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: { status: { indicator: "none" } } }),
  );
  return { host, unknown };
}

function rest(host: GitHost, method: string, path: string, body: Record<string, unknown>): Answer | undefined {
  const at = `${method} ${path.replace(/\d+/, "N")}`;
  const number = Number(PULL.exec(path)?.[1]);
  if (at === "GET /user") return { json: { id: 1, name: "Author", login: "author", email: AUTHOR.email } };
  if (at === "GET /repos/o/r/collaborators/author") return { status: 204 };
  if (path.startsWith("/repos/o/r/git/trees/")) return { json: treeOf(host.head(BRANCH)) };
  if (at === "POST /repos/o/r/pulls") {
    const { title, head, draft } = body as { title: string; head: string; draft: boolean };
    const { number: opened } = host.open({ title, branch: head, isDraft: draft });
    const times = { created_at: COMMITTED, updated_at: COMMITTED };
    return { json: { number: opened, node_id: String(opened), title, head: { sha: host.head(head).id }, ...times } };
  }
  if (at === "POST /repos/o/r/issues/N/labels" || at === "PATCH /repos/o/r/issues/N") {
    host.request(number).labels = body.labels as string[];
    return {};
  }
  if (at === "GET /repos/o/r/issues/N") return { json: { labels: labelsOf(host.request(number)) } };
  if (at === "PUT /repos/o/r/pulls/N/merge") return { json: { sha: host.merge(number, BRANCH).id } };
  if (method === "DELETE" && path.startsWith("/repos/o/r/git/refs/heads/")) {
    host.branches.delete(decodeURI(path.slice("/repos/o/r/git/refs/heads/".length)));
    return { status: 204 };
  }
  return undefined;
}

function treeOf({ tree }: Commit) {
  const files = [...tree].map(([path, text]) => ({ type: "blob", path, sha: blobId(text), size: text.length }));
  return { tree: files };
}

const labelsOf = ({ labels }: Request) => labels.map((name) => ({ name }));

/** Answers for the queries that the CMS sends, told apart by a field that only one of them asks for. */
function graphql(host: GitHost, { query, variables }: { query: string; variables: Variables }): Answer | undefined {
  const branch = variables.branch ?? BRANCH;
  const { input } = variables;
  const of = (repository: unknown) => ({ json: { data: { repository } } });
  if (query.includes("createCommitOnBranch") && input) return committed(host, query, input);
  if (query.includes("createRef") && input?.name) {
    host.fork(BRANCH, input.name.slice("refs/heads/".length));
    return { json: { data: { createRef: { ref: { name: input.name } } } } };
  }
  if (query.includes("fork: repository"))
    return { json: { data: { fork: { id: "fork" }, base: { ref: { target: { oid: host.head(BRANCH).id } } } } } };
  if (/markPullRequestReadyForReview|convertPullRequestToDraft/.test(query)) {
    host.request(Number(input?.pullRequestId)).isDraft = query.includes("convert");
    return { json: { data: {} } };
  }
  if (query.includes("pullRequests("))
    return of({ pullRequests: { totalCount: host.requests.size, nodes: [...host.requests.values()].map(pullOf) } });
  const objects = [...query.matchAll(/(\w+): object\((oid|expression): ("[^"]*")\)/g)];
  if (objects.length > 0)
    return of(Object.fromEntries(objects.map(([, name, by, id]) => [name, blobOf(host, by, id)])));
  if (!host.branches.has(branch)) return of({ ref: null });
  const histories = [...query.matchAll(/(\w+):\s+ref\(/g)];
  const { id: oid, message } = host.head(branch);
  const nodes = [{ oid, message, author: AUTHOR, committedDate: COMMITTED }];
  const ref = { target: { oid, history: { nodes } } };
  if (histories.length > 0) return of(Object.fromEntries(histories.map(([, name]) => [name, ref])));
  if (query.includes("ref(qualifiedName: $branch)")) return of({ ref });
  return undefined;
}

function committed(host: GitHost, query: string, input: Input): Answer {
  const branch = input.branch?.branchName ?? "";
  if (input.expectedHeadOid !== host.head(branch).id)
    return { json: { errors: [{ message: "The branch has moved" }] } };
  const { additions = [], deletions = [] } = input.fileChanges ?? {};
  const commit = host.write(branch, input.message?.headline ?? "", {
    ...Object.fromEntries(deletions.map(({ path }) => [path, undefined])),
    ...Object.fromEntries(additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64").toString()])),
  });
  const done: Record<string, unknown> = { oid: commit.id, committedDate: COMMITTED };
  for (const [, name = "", path = ""] of query.matchAll(/(file_\d+): file\(path: "([^"]*)"\)/g))
    done[name] = { oid: blobId(commit.tree.get(path) ?? "") };
  return { json: { data: { createCommitOnBranch: { commit: done } } } };
}

function pullOf(request: Request) {
  const { number, title, branch, isDraft } = request;
  return {
    id: String(number),
    number,
    title,
    isDraft,
    isCrossRepository: false,
    headRefName: branch,
    headRefOid: "",
    url: "",
    createdAt: COMMITTED,
    updatedAt: COMMITTED,
    author: { login: "author" },
    labels: { nodes: labelsOf(request) },
    files: { nodes: [] },
  };
}

function blobOf(host: GitHost, by = "", quoted = '""') {
  const id = JSON.parse(quoted) as string;
  const [branch = "", path = ""] = id.split(/:(.*)/s);
  const text = by === "oid" ? host.blob(id) : host.head(branch).tree.get(path);
  return text === undefined
    ? null
    : { text, isTruncated: false, isBinary: false, oid: blobId(text), byteSize: text.length };
}
