import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isChosen } from "../../build/nodes/chosen-files";
import { docFrontMatterSchema } from "../../features/docs/doc";
import { readVersions } from "../../features/docs/files";
import { sidebarsFileOf, versionFolder } from "../../features/docs/version";
import type { DocsInstance } from "../../lib/site-config";
import { docPathOf, docIdOf } from "../../features/docs/doc-path";
import { filesIn } from "../../files/files-in";
import { splitFrontMatter } from "../../lib/content/front-matter";
import { isMdxFile } from "../../lib/content/mdx-file";
import { parsedYaml } from "../../lib/content/parsed-yaml";
import { pathPartOf } from "../../lib/content/path-part";
import type { Kind, KindSource } from "./kinds";
import type { Answers } from "./question";

/** A doc; throws where the site has no docs. */
export function docKind({ root, site: { docs } }: KindSource): Kind {
  const [first] = docs;
  if (!first) throw new Error("src/site.ts has no `docs`. Add an instance there.");
  const instanceOf = ({ instance }: Answers): DocsInstance => docs.find(({ id }) => id === instance) ?? first;
  const versionsOf = (answers: Answers) => readVersions(root, instanceOf(answers)).versions;
  return {
    what: "a doc",
    schema: docFrontMatterSchema,
    questions: [
      { name: "title", ask: "Title" },
      { name: "description", ask: "What its readers can do with it, in a sentence" },
      { name: "instance", ask: "Docs instance", initial: () => first.id, choices: () => docs.map(({ id }) => id) },
      {
        name: "version",
        ask: "Version",
        initial: (answers) => versionsOf(answers)[0]?.name ?? "",
        choices: (answers) => versionsOf(answers).map(({ name }) => name),
      },
      {
        name: "path",
        ask: "Path in the version's folder, without the ending",
        initial: ({ title = "" }) => pathPartOf(title),
        fault: pathFault,
      },
    ],
    fileOf: (answers) => {
      const version = versionsOf(answers).find(({ name }) => name === answers.version);
      const instance = instanceOf(answers);
      const folder = version ? versionFolder(instance, version) : instance.content;
      const { title, description } = answers;
      const path = plainPath(answers.path);
      const id = docIdOf(docPathOf(path, instance.numberPrefixes), undefined);
      assertPage(folder, instance, `${path}.mdx`);
      assertFree(root, folder, instance, { id, path: `${path}.mdx` });
      return {
        file: `${folder}/${path}.mdx`,
        data: { title, description },
        body: "{/* Begin with the task. */}\n",
        next: sidebarStep(root, folder, id),
      };
    },
  };
}

/** Whether the file at a path in a version's folder is one of its instance's pages, which choose by the whole path. */
function isPage(folder: string, { content, sources, ...choice }: DocsInstance, path: string): boolean {
  return isChosen(sources ? path : `${folder}/${path}`.slice(content.length + 1), choice);
}

/** Throws where no page would be made of the new file. */
function assertPage(folder: string, instance: DocsInstance, path: string): void {
  if (isPage(folder, instance, path)) return;
  const { id, include, exclude } = instance;
  const why =
    include || exclude
      ? `\`include\` and \`exclude\` of the docs instance '${id}' leave it out`
      : "a file is a part of other pages where its name, or that of a folder, begins with _";
  throw new Error(`${folder}/${path} would be no page: ${why}. Choose another path.`);
}

/** Throws where another file of the version has the id of the new one. */
function assertFree(root: string, folder: string, instance: DocsInstance, doc: { id: string; path: string }): void {
  const twin = filesIn(join(root, folder))
    .filter((path) => path !== doc.path && isMdxFile(path) && isPage(folder, instance, path))
    .find((path) => idInFile(join(root, folder, path), path, instance) === doc.id);
  if (twin === undefined) return;
  throw new Error(
    `${folder}/${doc.path} would have the id '${doc.id}', which ${folder}/${twin} has. Choose another path.`,
  );
}

function idInFile(file: string, path: string, { numberPrefixes }: DocsInstance): string {
  const parsed = parsedYaml(splitFrontMatter(readFileSync(file, "utf8")).yaml);
  const written = "value" in parsed ? (Object(parsed.value) as { id?: unknown }).id : undefined;
  return docIdOf(docPathOf(path, numberPrefixes), typeof written === "string" ? written : undefined);
}

/** A path as authors and shells write it, in the version's folder and without the ending. */
function plainPath(written = ""): string {
  const parts = written.replaceAll("\\", "/").split("/");
  const path = parts.filter((part) => part !== "" && part !== ".").join("/");
  return path.replace(/\/?\.mdx?$/, "");
}

function pathFault(written: string): string | undefined {
  const path = plainPath(written);
  if (path === "") return `'${written}' names no file. Write its name.`;
  if (path.split("/").includes("..")) return `'${written}' leads out of the version's folder. Write it without '..'.`;
  const hidden = path.split("/").find((part) => part.startsWith("."));
  if (hidden !== undefined)
    return `'${written}' holds '${hidden}', and no file is read behind a dot. Write it without.`;
  const [sign] = /[?#%]/.exec(path) ?? [];
  return sign && `'${written}' holds '${sign}', with which no link leads to a page. Write it without.`;
}

/** A version without a sidebars file lists all its docs. */
function sidebarStep(root: string, folder: string, id: string): string | undefined {
  const file = sidebarsFileOf(folder);
  if (!existsSync(join(root, file))) return undefined;
  return `Name it in ${file} as \`${id}\`, unless a sidebar there lists its folder.`;
}
