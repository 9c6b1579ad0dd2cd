import type { BrowserContext, Route } from "playwright-core";
import { answerTo, blobId, GitHost, type Commit } from "./git-host";

/** The token that the stand-in gives to who signs in. */
const TOKEN = "a-token";
/** The code that it gives for a token. */
const CODE = "a-code";
const PROJECT = `/api/v4/projects/${encodeURIComponent("o/r")}`;

type Action = { action: "create" | "update" | "delete"; file_path: string; content: string };
type Body = {
  query?: string;
  variables?: { paths?: string[] };
  branch?: string;
  commit_message?: string;
  actions?: Action[];
  code?: string;
  code_verifier?: string;
};

/**
 * Answers for GitLab in a browser, as far as the CMS asks: signing in without a server of one's own, and the project
 * `o/r` with some files. `asked` are the parameters with which the browser came to sign in; `unknown` is what it has no
 * answer for.
 */
export async function standInForGitLab(context: BrowserContext, branch: string, files: ReadonlyMap<string, string>) {
  const host = new GitHost(branch, files);
  const unknown: string[] = [];
  const asked: URLSearchParams[] = [];
  await context.route("https://gitlab.com/oauth/authorize?**", (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams);
    const back = `${searchParams.get("redirect_uri")}?code=${CODE}&state=${searchParams.get("state")}`;
    // A page, as GitLab shows one: where a redirect leads to, no test can answer for.
    return route.fulfill({
      contentType: "text/html",
      body: `<script>location.replace(${JSON.stringify(back)})</script>`,
    });
  });
  await context.route(/^https:\/\/gitlab\.com\/(?:api\/|oauth\/token)/, (route) => answer(route, host, unknown));
  await context.route("https://status-api.hostedstatus.com/**", (route) =>
    route.fulfill({ headers: OPEN, json: { result: { status_overall: { status_code: 100 } } } }),
  );
  return { host, unknown, asked };
}

const OPEN = { "access-control-allow-origin": "*" };

function answer(route: Route, host: GitHost, unknown: string[]): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const body = (request.postDataJSON() ?? {}) as Body;
  const hasCode = body.code === CODE && body.code_verifier !== undefined;
  if (pathname === "/oauth/token")
    return route.fulfill({ headers: OPEN, json: hasCode ? { access_token: TOKEN } : {} });
  if (!request.headers().authorization?.endsWith(` ${TOKEN}`)) return route.fulfill({ status: 401, headers: OPEN });
  const json = answerTo(request, unknown, () =>
    pathname === "/api/graphql" ? graphql(host, body) : rest(host, `${request.method()} ${pathname}`, body),
  );
  return route.fulfill({ status: json === undefined ? 404 : 200, headers: OPEN, json: json ?? {} });
}

function rest(host: GitHost, at: string, { branch = "", commit_message: message = "", actions = [] }: Body): unknown {
  if (at === "GET /api/v4/user") return { id: 1, name: "Author", username: "author" };
  if (at === `GET ${PROJECT}/users`) return [{ id: 1 }];
  const [, asked] = at.split(`GET ${PROJECT}/repository/branches/`);
  if (asked !== undefined) return { name: asked, commit: { id: host.head(asked).id } };
  // Nothing deploys it.
  if (at === `GET ${PROJECT}/deployments` || at.endsWith("/statuses")) return [];
  if (at !== `POST ${PROJECT}/repository/commits`) return undefined;
  const changes = actions.map(({ action, file_path: path, content }) => [
    path,
    action === "delete" ? undefined : content,
  ]);
  const { id } = host.write(branch, message, Object.fromEntries(changes) as Commit["changes"]);
  return { id, committed_date: "2024-05-01T00:00:00Z" };
}

/** Answers for the queries that the CMS sends, told apart by a field that only one of them asks for. */
function graphql(host: GitHost, { query = "", variables = {} }: Body): unknown {
  const [branch = ""] = host.branches.keys();
  const { id: sha, message, tree } = host.head(branch);
  const of = (repository: unknown) => ({ data: { project: { repository } } });
  if (query.includes("rawTextBlob"))
    return of({ blobs: { nodes: variables.paths?.map((path) => ({ rawTextBlob: tree.get(path) })) } });
  if (query.includes("lastCommit {")) return of({ tree: { lastCommit: { sha, message } } });
  if (!query.includes("blobs(after:")) return undefined;
  const nodes = [...tree].map(([path, text]) => ({ type: "blob", path, sha: blobId(text) }));
  return of({ tree: { blobs: { nodes, pageInfo: { endCursor: "", hasNextPage: false } } } });
}
