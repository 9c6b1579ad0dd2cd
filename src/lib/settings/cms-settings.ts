import { z } from "zod";

/** Where the CMS saves when it is not opened for a folder of this machine. */
const backend = z.strictObject({
  name: z.enum(["github", "gitlab"]),
  /** Owner and name, as `owner/name`. */
  repo: z.string().regex(/^[^/\s]+(?:\/[^/\s]+)+$/, "must be the owner and name of a repository, as `owner/name`"),
  /** The branch from which the site is built. */
  branch: z.string().default("main"),
  /** Where authors sign in: an OAuth client, or the GitLab instance; without it they give an access token. */
  authUrl: z.url().optional(),
  /** Id of the OAuth application, for GitLab. */
  appId: z.string().optional(),
  /** The address of the service's API, where that is a server of your own. */
  apiUrl: z.url().optional(),
  /** Whether each change waits as a pull or merge request, on a branch of its own, until somebody publishes it. */
  editorial: z.boolean().default(true),
});
export type CmsBackend = z.output<typeof backend>;

/** The CMS at `/admin/`. */
export const cmsSettings = z.strictObject({
  /** Whether the site has it. */
  enabled: z.boolean().default(true),
  /** Without one, the CMS edits folders of this machine alone. */
  backend: backend.optional(),
  /** Folder of uploaded files below `static/`. */
  uploads: z.string().default("img/uploads"),
});
