import { escapeMdx } from "../../../features/blog/changelog-entry";
import type { Answers } from "../question";
import { hasBlog } from "./starter-settings";

/** The engine's README, from the site's root: with another text in it, each merge of a newer engine would conflict. */
export const GUIDE_FILE = "README.md";

/** The place of a new site's README, from its root: GitHub shows it before the one at the root. */
export const README_FILE = ".github/README.md";

/** The README of a new site: what it is, the commands, where its parts lie, and where the engine's guide is. */
export function starterReadme(answers: Answers): string {
  const { title = "", tagline = "", url = "" } = answers;
  const parts = [
    `# ${escapeMdx(title)}`,
    ...(tagline === "" ? [] : [escapeMdx(tagline)]),
    `<${url}>`,
    COMMANDS,
    "They need git and Node, in a version that `engines` in `package.json` names, and install all else by themselves.",
    placesTable(answers),
    "[The guide](../README.md) tells of all that the site can do, and [CONTRIBUTING](../CONTRIBUTING.md) how to write a page. Both are those of the engine, Docs on Gatsby.",
  ];
  return `${parts.join("\n\n")}\n`;
}

const COMMANDS = `    npm start          build the site, and serve it at http://localhost:9000
    npm run develop    show changes at once, at http://localhost:8000
    npm run check      find mistakes in the content before a build does
    npm test           check all, build, and test the build in a browser
    npm run build      write the site to public/, as hosts publish it`;

/** Where what can be edited lies. */
function placesTable(answers: Answers): string {
  const rows = [
    ["docs", "`content/docs/`; `npm run new -- doc` writes one"],
    ...(hasBlog(answers) ? [["blog", "`content/blog/`; `npm run new -- post` writes a post"]] : []),
    ["home page, other pages", "`content/home/`, `content/pages/`"],
    ["pictures, icon", "`static/`"],
    ["title, address, navbar, footer and all other settings", "`src/site.ts`"],
    ["colours", "`src/theme/colors.ts`"],
  ];
  return ["| what | where |", "| --- | --- |", ...rows.map((row) => `| ${row.join(" | ")} |`)].join("\n");
}

/**
 * The engine's README as the guide in a site of another's: what its introduction tells of the content that went, with
 * its pictures, gives way to a link to the site's own README. All else stays as merges have it.
 */
export function asGuide(readme: string): string {
  const introduction = readme.split(/^(?=## )/m, 1).join("");
  return (
    introduction.replace(/^This is a documentation site[^]*/m, () => `${GUIDE}\n\n`) + readme.slice(introduction.length)
  );
}

const GUIDE = `This is the guide to the engine of the site: versioned docs, blogs, a changelog and standalone pages, made with Gatsby 5. [The site's own README](${README_FILE}) is the one that GitHub shows.`;
