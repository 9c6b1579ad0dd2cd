import { z } from "zod";
import type { ChangelogProject } from "../../features/blog/changelog-entry";
import { issueWords } from "../../lib/settings/issue-words";

const projectSchema = z.strictObject({ name: z.string(), repository: z.url(), packagePrefix: z.string() });

const REMEDY = `Write it into src/site.ts, such as customFields: { changelog: { name: "Tern", repository: "https://example.org/tern", packagePrefix: "tern-" } }.`;

/** What a site's own fields say of the project of its changelog; throws what is missing or not valid. */
export function projectOf({ changelog }: Readonly<Record<string, unknown>> = {}): ChangelogProject {
  const read = projectSchema.safeParse(changelog);
  if (read.success) return read.data;
  const faults = read.error.issues.map(
    (issue) => `'${["customFields.changelog", ...issue.path].join(".")}': ${issueWords(issue)}.`,
  );
  throw new Error([...faults, `→ ${REMEDY}`].join("\n"));
}
