import { grammarNames } from "../content/code-grammars";
import { below } from "../content/folder-path";
import { nearestFirst } from "../problem";
import { routeOf } from "../routes/url";
import { unreachableSign } from "../routes/unreachable-sign";
import { namesOf } from "../words/own-words";
import type { MessageId } from "../words/translate";
import { localeFaults, type RuledLocales } from "./locale-rules";
import type { Fault } from "./site-issues";

type Instance = { id: string; routeBasePath: string; content: string; paths?: object };
type Instances = readonly Instance[];
type DocsInstances = readonly (Instance & {
  sources?: readonly { folder: string }[];
  versions: Readonly<Record<string, { path?: string }>>;
})[];
type Collection = Pick<Instance, "content"> & Partial<Pick<Instance, "routeBasePath">>;
/** What is compared of a configuration once each of its keys is valid. */
type Compared = {
  docs: DocsInstances;
  blogs: Instances;
  pages: Instances;
  home: Collection | null;
  showcase?: Collection;
  featureRequests?: Collection;
  markdown: { codeLanguages: readonly string[] };
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number };
  lenient: boolean;
  i18n: RuledLocales;
  words: Partial<Record<MessageId, string>>;
};

/** How many names are offered in the place of one that Prism does not know. */
const MOST_OFFERED = 5;

/** What is wrong with a configuration whose keys are valid one by one. */
export function ruleFaults(site: Compared): Fault[] {
  return [
    ...sharedIds(site),
    ...sharedRoutes(site),
    ...sharedFolders(site),
    ...unreachablePaths(site),
    ...unknownLanguages(site),
    ...headingLevels(site),
    ...unknownNames(site),
    ...localeFaults(site),
  ];
}

/** Of a list of instances: its key in the configuration. */
type Listed = Readonly<Record<string, Instances>>;
/** An instance, the path of its key that is compared, and the same path of the instance before it with that value. */
type Repeated = { instance: Instances[number]; path: readonly [string, number, string]; first: string };

/** Each instance that has something in common with one before it: what `valueOf` gives of it and of its list's key. */
function repeated(
  lists: Listed,
  key: keyof Instances[number],
  valueOf: (list: string, instance: Instances[number]) => string,
): Repeated[] {
  const firsts = new Map<string, string>();
  return Object.entries(lists).flatMap(([list, instances]) =>
    instances.flatMap((instance, index) => {
      const value = valueOf(list, instance);
      const first = firsts.get(value);
      if (first !== undefined) return [{ instance, path: [list, index, key] as const, first }];
      firsts.set(value, `${list}.${index}.${key}`);
      return [];
    }),
  );
}

/** A mistake for each instance with the id of one before it: files are told apart by the ids of their instances. */
function sharedIds({ docs, blogs, pages }: Compared): Fault[] {
  return repeated({ docs, blogs, pages }, "id", (_list, { id }) => id).map(({ instance, path, first }) => ({
    path,
    choices: [],
    message: `'${path.join(".")}' is "${instance.id}", and so is '${first}': no two docs, blogs and pages may have the same id`,
    remedy: "Give one of them another id.",
  }));
}

/**
 * A mistake for docs at the route of other docs, and for a blog at that of another: their lists would have the same
 * addresses. Docs and a blog may share a route, and in a project of Docusaurus all may.
 */
function sharedRoutes({ docs, blogs, lenient }: Compared): Fault[] {
  if (lenient) return [];
  const routeIn = (list: string, { routeBasePath }: Instances[number]) => `${list} ${routeOf(routeBasePath)}`;
  return repeated({ docs, blogs }, "routeBasePath", routeIn).map(({ instance, path, first }) => ({
    path,
    choices: [],
    message: `'${path.join(".")}' is the route '${routeOf(instance.routeBasePath)}', and so is '${first}': give one of them another route, as their pages would have the same addresses`,
    remedy: "Give one of them another route.",
  }));
}

/** A text of the configuration, and the keys that lead to it. */
type PlacedSetting = { path: readonly PropertyKey[]; value: string };

/** A mistake for each folder of content that is that of another part before it: one of both would have no files. */
function sharedFolders({ docs, blogs, pages, ...collections }: Compared): Fault[] {
  const { home, showcase, featureRequests } = collections;
  const folderAt = (value: string, ...path: PropertyKey[]): PlacedSetting => ({ path, value });
  const places: PlacedSetting[] = [
    // First, as that of the home page may be written nowhere.
    ...Object.entries({ home, showcase, featureRequests }).flatMap(([key, one]) =>
      one ? folderAt(below("", one.content), key, "content") : [],
    ),
    // Docs whose versions have folders of their own read none of `content`.
    ...docs.flatMap(
      ({ content, sources }, index) =>
        sources?.map(({ folder }, at) => folderAt(folder, "docs", index, "sources", at, "folder")) ??
        folderAt(content, "docs", index, "content"),
    ),
    ...blogs.map(({ content }, index) => folderAt(content, "blogs", index, "content")),
    ...pages.map(({ content }, index) => folderAt(content, "pages", index, "content")),
  ];
  const firsts = new Map<string, string>();
  return places.flatMap(({ path, value }) => {
    const [own, first] = [path.join("."), firsts.get(value)];
    firsts.set(value, first ?? own);
    if (first === undefined) return [];
    return {
      path,
      choices: [],
      message: `'${own}' is "${value}", and so is '${first}': a file of content belongs to one of them alone`,
      remedy: "Give each a folder of its own; one may lie in that of the other.",
    };
  });
}

/** A mistake for each part of routes below which no link would lead to a page; those of Docusaurus' pages are told. */
function unreachablePaths({ docs, blogs, pages, showcase, featureRequests, lenient }: Compared): Fault[] {
  if (lenient) return [];
  const lists = Object.entries({ docs, blogs, pages }).flatMap(([list, instances]) =>
    instances.flatMap(({ routeBasePath, paths = {} }, index): PlacedSetting[] => [
      { path: [list, index, "routeBasePath"], value: routeBasePath },
      ...Object.entries(paths).map(([key, value]) => ({ path: [list, index, "paths", key], value: String(value) })),
    ]),
  );
  const versions = docs.flatMap((instance, index) =>
    Object.entries(instance.versions).map(([name, { path = "" }]) => ({
      path: ["docs", index, "versions", name, "path"],
      value: path,
    })),
  );
  const collections = Object.entries({ showcase, featureRequests }).map(([key, one]) => ({
    path: [key, "routeBasePath"],
    value: one?.routeBasePath ?? "",
  }));
  return [...lists, ...versions, ...collections].flatMap(({ path, value }) => {
    const sign = unreachableSign(value);
    if (sign === undefined) return [];
    return {
      path,
      choices: [],
      message: `'${path.join(".")}' is "${value}", which holds '${sign}': no link would lead to a page below it`,
      remedy: `Write it without '${sign}'; letters of any script, and blanks, are written as they are.`,
    };
  });
}

/** Languages of code that Prism does not have; of a project of Docusaurus that is a note. */
function unknownLanguages({ markdown, lenient }: Compared): Fault[] {
  if (lenient) return [];
  const known = new Set(grammarNames());
  return markdown.codeLanguages.flatMap((language, index) =>
    known.has(language)
      ? []
      : [
          {
            path: ["markdown", "codeLanguages", index],
            message: `'markdown.codeLanguages.${index}' is "${language}", for which Prism has no grammar`,
            choices: nearestFirst(language, known).slice(0, MOST_OFFERED),
            remedy: "Take it out, as grammars load when code needs them, or write the one that is meant.",
          },
        ],
  );
}

/**
 * A mistake for tables of contents that would have no heading. Docusaurus takes a highest level alone, above the lowest
 * one that it has by default.
 */
function headingLevels({ tableOfContents, lenient }: Compared): Fault[] {
  const { minHeadingLevel: min, maxHeadingLevel: max } = tableOfContents;
  if (lenient || min <= max) return [];
  return [
    {
      path: ["tableOfContents", "minHeadingLevel"],
      choices: [],
      message: `'tableOfContents.minHeadingLevel' is ${min}, which must not be above 'tableOfContents.maxHeadingLevel', ${max}`,
      remedy: "Write two levels from 2 to 6, the lesser number in this key.",
    },
  ];
}

/** A mistake for each of the site's own words with a name in braces that readers would see as it is written. */
function unknownNames({ words, lenient }: Compared): Fault[] {
  if (lenient) return [];
  return (Object.entries(words) as [MessageId, string][]).flatMap(([id, text]) => {
    const { unknown, known } = namesOf(id, text);
    return unknown.slice(0, 1).map((name) => ({
      path: ["words", id],
      message: `'words.${id}' holds '{${name}}', for which these words have no value`,
      choices: known.map((one) => `{${one}}`),
      remedy: known.length === 0 ? "Write it without names in braces." : "Write one of the names that they have.",
    }));
  });
}
