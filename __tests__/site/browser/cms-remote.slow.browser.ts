import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type { Page, Route } from "playwright-core";
import { features } from "../../../src/features";
import { adminPage } from "../../../src/features/cms/admin-page";
import { cmsPolicy } from "../../../src/features/cms/policy";
import { cmsPageSettings } from "../../../src/features/cms/sveltia-config";
import type { CmsBackend } from "../../../src/lib/settings/cms-settings";
import { policyText } from "../../../src/lib/html/content-policy";
import { readSite } from "../../../src/lib/site-config";
import { readSettings } from "../../../src/read-settings";
import { site as file } from "../../../src/site";
import type { GitHost } from "../../browser/support/git-host";
import { BRANCH, standInForGitHub, TOKEN } from "../../browser/support/github";
import { standInForGitLab } from "../../browser/support/gitlab";
import { soon } from "../../browser/support/moments";
import { withPage } from "../../browser/support/page";
import { requestsDone } from "../../browser/support/requests";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const ADMIN = "/admin/";
const DOC = "content/docs/current/installation.mdx";
const ENTRY = "default-current/entries/installation";
const FILES = [DOC, "content/docs/current/guides/creating-pages.mdx", "content/showcase/agilets.yml"];
const files = new Map(FILES.map((name) => [name, readFileSync(name, "utf8")]));
const before = files.get(DOC) ?? "";
const DESCRIPTION = "One command, and a site is there.";
const edited = before.replace(/^description: .*$/m, `description: ${DESCRIPTION}`);

/** What the CMS asks beside the site. */
const SERVICES = /^https:\/\/(?:www\.githubstatus\.com|api\.github\.com)\//;

const github = { name: "github", repo: "o/r", branch: BRANCH, editorial: false } as const;

/** Sends the page of the CMS as this site would have it with another backend, under the policy that goes with it. */
const withBackend = (backend: CmsBackend) => async (route: Route) => {
  const response = await route.fetch();
  const [, script = ""] = /src="([^"]+)"/.exec(await response.text()) ?? [];
  const site = readSite({ ...readSettings(file), cms: { backend } });
  const collections = features.flatMap(({ collections: of }) => of?.({ root: process.cwd(), site }) ?? []);
  const headers = { ...response.headers(), "content-security-policy": policyText(cmsPolicy(backend)) };
  // The script's address, taken from the page that was sent, has the base URL in it.
  const body = adminPage({ ...site, baseUrl: "/" }, script, cmsPageSettings(site, collections));
  await route.fulfill({ response, headers, body });
};

const signIn = async (page: Page, token: string) => {
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill(token);
  await page.getByRole("textbox", { name: "Personal Access Token" }).press("Enter");
};

/** Opens the CMS for a repository on GitHub, and signs in. */
const withGitHub = (backend: Partial<CmsBackend>, run: (page: Page, host: GitHost) => Promise<void>) =>
  withPage("/", { untouched: true, failing: SERVICES }, async (page) => {
    const { host, unknown } = await standInForGitHub(page, files);
    await page.route(addressOf(ADMIN), withBackend({ ...github, ...backend }));
    await page.goto(addressOf(ADMIN));
    await signIn(page, TOKEN);
    await page.getByRole("row", { name: "Installation" }).waitFor();
    await run(page, host);
    assert.deepEqual(unknown, []);
  });

const openDoc = (page: Page) => page.goto(addressOf(`${ADMIN}#/collections/${ENTRY}`));
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const closed = (page: Page) => button(page, "Cancel Editing").waitFor({ state: "hidden" });
const edit = async (page: Page) => {
  await openDoc(page);
  await page.getByRole("textbox", { name: "Description", exact: true }).fill(DESCRIPTION);
  await button(page, "Save").click();
};

browserTest("a doc that is saved on GitHub is one commit on the branch, with what was edited alone", () =>
  withGitHub({}, async (page, host) => {
    await edit(page);
    await closed(page);
    await requestsDone(page);
    const changes = host.added(BRANCH).map((commit) => commit.changes);
    assert.deepEqual(changes, [{ [DOC]: edited }]);
    assert.deepEqual([...host.branches.keys()], [BRANCH]);
  }),
);

/** Waits until the pull request says how far it is: a step that is taken before may overtake the last one. */
const labelled = (host: GitHost, label: string) =>
  soon(label, () => host.requests.get(1)?.labels.includes(`sveltia-cms/${label}`));

browserTest("with the editorial workflow a doc waits in a pull request until it is published", () =>
  withGitHub({ editorial: true }, async (page, host) => {
    await edit(page);
    await button(page, "Send for Review").waitFor();
    await labelled(host, "draft");
    const { branch, ...draft } = host.request(1);
    assert.deepEqual(draft, { number: 1, title: draft.title, isDraft: true, labels: ["sveltia-cms/draft"] });
    assert.deepEqual(
      host.added(branch).map(({ changes }) => changes),
      [{ [DOC]: edited }],
    );
    await button(page, "Send for Review").click();
    await page.getByRole("row", { name: "Installation" }).getByText("In Review").waitFor();
    await labelled(host, "pending_review");
    await requestsDone(page);
    assert.deepEqual(host.request(1), { ...draft, branch, isDraft: false, labels: ["sveltia-cms/pending_review"] });

    await closed(page);
    await openDoc(page);
    await button(page, /^Status:.*In Review/).click();
    await page.getByRole("menuitemradio", { name: "Ready" }).click();
    await labelled(host, "pending_publish");
    await requestsDone(page);
    await button(page, "Publish Entry").click();
    assert.deepEqual(host.added(BRANCH), [], "nothing is on the branch before somebody publishes it");
    await button(page, "Publish").click();
    await closed(page);
    await soon("the branch of the pull request is gone", () => host.branches.size === 1);
    assert.deepEqual(
      host.added(BRANCH).map(({ changes }) => changes),
      [{ [DOC]: edited }],
    );
    assert.deepEqual([[...host.branches.keys()], host.requests.size], [[BRANCH], 0]);
  }),
);

browserTest("a token that GitHub does not know is told of, and the next one works", () =>
  withPage("/", { untouched: true, failing: new RegExp(`${SERVICES.source}|/sveltia-`) }, async (page) => {
    const { host, unknown } = await standInForGitHub(page, files);
    await page.route(addressOf(ADMIN), withBackend(github));
    await page.goto(addressOf(ADMIN));
    await signIn(page, "another-token");
    await page.getByRole("alert").getByText("The provided token is invalid. Please check and try again.").waitFor();
    await signIn(page, TOKEN);
    await page.getByRole("row", { name: "Installation" }).waitFor();
    assert.deepEqual([host.added(BRANCH), unknown], [[], []]);
  }),
);

const gitlab = { name: "gitlab", repo: "o/r", branch: "trunk", editorial: false } as const;
const oauth = { authUrl: "https://gitlab.com", appId: "an-application" };

browserTest("an author signs in at GitLab without a server of the site's own, and saves to the branch", () =>
  withPage("/", { untouched: true, failing: /gitlab\.com|hostedstatus\.com/ }, async (page) => {
    const { host, unknown, asked } = await standInForGitLab(page.context(), gitlab.branch, files);
    await page.context().route(/\/admin\/(?:\?[^/]*)?$/, withBackend({ ...gitlab, ...oauth }));
    await page.goto(addressOf(ADMIN));
    await button(page, /^Sign In with .*GitLab/).click();
    await page.getByRole("row", { name: "Installation" }).waitFor();
    const { client_id, redirect_uri, scope, code_challenge_method } = Object.fromEntries(asked[0] ?? []);
    assert.deepEqual(
      [asked.length, client_id, redirect_uri, scope, code_challenge_method],
      [1, oauth.appId, addressOf(ADMIN), "api", "S256"],
    );
    await edit(page);
    await closed(page);
    await requestsDone(page);
    assert.deepEqual(
      host.added(gitlab.branch).map(({ changes }) => changes),
      [{ [DOC]: edited }],
    );
    assert.deepEqual(unknown, []);
  }),
);
