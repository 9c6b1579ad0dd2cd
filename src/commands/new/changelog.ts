import { escapeMdx, groupHeadings, slugOf, truncateMarker } from "../../features/blog/changelog-entry";
import { postFrontMatterSchema } from "../../features/blog/post";
import type { BlogInstance, Site } from "../../lib/site-config";
import type { Kind, KindSource } from "./kinds";
import { dayFault } from "./question";
import { waitingNote } from "./waiting";

/** The changelog of a site, which is the first blog with releases; throws where the site has none. */
export function changelogOf({ blogs }: Pick<Site, "blogs">): BlogInstance {
  const changelog = blogs.find(({ layout }) => layout === "timeline");
  if (!changelog) throw new Error('src/site.ts has no blog with `layout: "timeline"`. Add one to `blogs`.');
  return changelog;
}

/** An entry of the changelog; throws where the site has none. */
export function changelogKind({ site, today, now }: KindSource): Kind {
  const changelog = changelogOf(site);
  return {
    what: "an entry of the changelog",
    schema: postFrontMatterSchema,
    questions: [
      { name: "version", ask: "Version, such as 3.3.2" },
      { name: "description", ask: "What the release brings, in a sentence" },
      { name: "date", ask: "Day of the release", initial: () => today, fault: dayFault },
    ],
    fileOf: ({ version = "", description, date = today }) => ({
      file: `${changelog.content}/${slugOf(version)}.mdx`,
      data: { title: version, description, date, slug: `/${slugOf(version)}` },
      body: [
        `${escapeMdx(description ?? "")}\n`,
        `${truncateMarker}\n`,
        `## ${groupHeadings.feature}\n`,
        `## ${groupHeadings.bugfix}\n`,
      ].join("\n"),
      ...waitingNote(date, changelog, now),
    }),
  };
}
