import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { features } from "../features";
import { siteInputOf } from "../build/context/site-input";
import { site } from "../site";
import { inStandIn } from "./check/stand-in";
import { carryOut } from "./move/carry-out";
import { unreadLine } from "./move/changes";
import { lineOfEdit } from "./move/edits";
import { planOf, type Plan } from "./move/plan";
import { pathFromRoot } from "./move/target";
import { refuseProject } from "./own-content";
import { expectNoMore, main, missingParameter } from "./run.mjs";

const HELP = `npm run move -- DOC TO [--dry-run]

Moves a doc, a post, a page or a partial, such as content/docs/current/cli.mdx, and follows it: in links, imports,
images, sidebars, front matter, src/site.ts and files of settings, in all versions and all content. Its front matter
keeps the old route (\`redirect_from\`), which leads readers on. Its translations go along. All other bytes stay as
they are.

DOC and TO are paths from the site's root, or whole ones as editors copy them. TO lies in the folder of the file's
version or instance; a folder keeps the file's name.
--dry-run prints what would be done, and does nothing.

Exit code: 0 if the file is moved, 1 on a mistake.`;

async function move(parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
    },
  });
  const [from, to, ...more] = positionals;
  if (from === undefined) throw missingParameter("DOC");
  if (to === undefined)
    throw new Error(
      `'${from}' is to go nowhere: write behind it a folder or a file, such as content/docs/current/a.mdx.`,
    );
  expectNoMore(more);
  const remedy = (folder: string) =>
    `Move the file in ${folder} by hand, and let its old address lead to the new one there.`;
  refuseProject(site, process.env, remedy);
  const root = process.cwd();
  const wish = {
    from: pathFromRoot(from, root),
    to: pathFromRoot(to, root),
    isThere: (file: string) => existsSync(file),
  };
  const reading = { production: false, ownContent: true };
  const plan = await inStandIn(root, siteInputOf(site), reading, (context) => planOf(wish, features, context));
  console.log(linesOf(plan).join("\n"));
  if (values["dry-run"]) return 0;
  carryOut(plan, root);
  console.log("Done. `npm run check` looks for what is wrong.");
  return 0;
}

function linesOf({ move: { from, to, translations = [], route, docId }, changes, unread }: Plan): string[] {
  return [
    ...[{ from, to }, ...translations].map((one) => `move ${one.from} → ${one.to}`),
    ...(route && route.from !== route.to ? [`route ${route.from} → ${route.to}, and the old one leads on`] : []),
    ...(docId && docId.from !== docId.to ? [`id ${docId.from} → ${docId.to}`] : []),
    ...changes.flatMap(({ file, source, edits }) =>
      [...edits].sort((a, b) => a.start - b.start).map((edit) => lineOfEdit(file, source, edit)),
    ),
    ...unread.map(unreadLine),
  ];
}

void main(() => move(process.argv.slice(2)), HELP);
