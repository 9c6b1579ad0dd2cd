import { splitFrontMatter } from "../../lib/content/front-matter";
import { below, withinFolder } from "../../lib/content/folder-path";
import { isMdxFile } from "../../lib/content/mdx-file";
import { decodeAddress, splitUrl } from "../../lib/routes/url";
import { MODULE_ENDINGS } from "../../mdx/compile/bundles/absent-modules";
import { siteFileOf } from "../../mdx/compile/builders/links";
import { addressesIn, type Address } from "../move/addresses";
import { codeEdits, isCodeFile } from "../move/code-edits";
import { edited, type Edit } from "../move/edits";
import { followed, isPlaceKey, type Holder } from "../move/follow";
import type { Move } from "../move/move";
import { isStyleFile, styleEdits } from "../move/style-edits";
import { yamlEdits } from "../move/yaml-edits";
import { translationPlace, type Language } from "./languages";
import { PROJECT_FOLDER } from "./plan";

/** A folder that goes to another place, both from the site's root, as if the project lay at `content/`. */
type MovedFolder = Pick<Move, "from" | "to">;

/**
 * What writes paths anew in the files of a project: its translations go to other places than the rest, and paths out of
 * them, and by `@site` to them, would lead elsewhere. A path to nothing is left as it is.
 */
export class PathsAnew {
  private readonly moved: readonly (MovedFolder & { original: string })[];
  /** Files, and the folders in which they lie. */
  private readonly places: ReadonlySet<string>;

  /** `files` are all files of the project, named from it. */
  constructor(
    private readonly languages: readonly Pick<Language, "content" | "isDefault" | "translations">[],
    files: readonly string[],
  ) {
    // Inner folders first: the first one around a file says where it goes.
    this.moved = languages.flatMap(movedFolders).sort((a, b) => b.from.length - a.from.length);
    this.places = placesOf(files);
  }

  /** Whether a file, named from the project, may have such paths; others need not be read. */
  mayConcern(file: string): boolean {
    return this.moved.length > 0 && (isMdxFile(file) || isCodeFile(file) || isStyleFile(file));
  }

  /**
   * The text of a file, named from the project, as it is to be at its new place. Markdown of a translation has paths as
   * its original would have them, by which the site finds pages and files; code and stylesheets have them from where
   * they lie. Throws for a file that cannot be parsed.
   */
  textAnew(text: string, from: string): string {
    const file = below(PROJECT_FOLDER, from);
    const around = this.moved.find((folder) => isBelow(file, folder.from));
    if (!this.mayConcern(from) || !/\.\.|@site\//.test(text)) return text;
    const isOfLanguage = this.languages.some(({ content }) => isBelow(file, content));
    const names = this.languages.map(({ content }) => `${withinFolder(PROJECT_FOLDER, content)}/`);
    if (!isOfLanguage && !names.some((name) => text.includes(name))) return text;
    const holder = { file, contentRoot: around?.from ?? PROJECT_FOLDER };
    const move = moveOf(this.moved);
    const isFile = (name: string) => this.places.has(name);
    if (isStyleFile(file)) return edited(text, styleEdits(text, holder, move));
    if (isCodeFile(file)) return edited(text, codeEdits(text, holder, move, isFile));
    const own = around ? [{ from: around.from, to: around.original }, ...this.moved] : this.moved;
    return edited(text, this.markdownEdits(text, holder, { move, relative: moveOf(own) }));
  }

  /** `relative` says where paths from the file lead, `move` where those by `@site` do. */
  private markdownEdits(text: string, holder: Holder, { move, relative }: { move: Move; relative: Move }): Edit[] {
    const isFile = (name: string) => this.places.has(name);
    const after = ({ kind, url }: Pick<Address, "kind" | "url">) =>
      this.leadsToFile(url, holder)
        ? followed({ kind, url }, holder, url.includes("@site/") ? move : relative, isFile)
        : undefined;
    const inBody = addressesIn(text, holder.file).flatMap((address): Edit[] => {
      const anew = after(address);
      return anew === undefined ? [] : [{ start: address.start, end: address.end, text: anew }];
    });
    const { yaml } = splitFrontMatter(text);
    const offset = yaml === "" ? 0 : text.indexOf("\n") + 1;
    const inYaml = yamlEdits(yaml, offset, ({ value, path: [key] }) =>
      isPlaceKey(key) ? undefined : after({ kind: "text", url: value }),
    );
    return [...inYaml, ...inBody];
  }

  /** Whether an address, behind the names of loaders, leads to a file or a module of the project. */
  private leadsToFile(url: string, { file }: Holder): boolean {
    const path = decodeAddress(splitUrl(url.slice(url.lastIndexOf("!") + 1)).path);
    const found = siteFileOf(path, { file, settings: { siteFolder: PROJECT_FOLDER } });
    return MODULE_ENDINGS.some((ending) => this.places.has(found + ending));
  }
}

function placesOf(files: readonly string[]): Set<string> {
  const places = new Set<string>();
  for (const file of files) {
    let place = below(PROJECT_FOLDER, file);
    while (place !== "" && !places.has(place)) {
      places.add(place);
      place = place.slice(0, Math.max(0, place.lastIndexOf("/")));
    }
  }
  return places;
}

function movedFolders(
  language: Pick<Language, "content" | "isDefault" | "translations">,
): (MovedFolder & { original: string })[] {
  return language.translations.flatMap((one) => {
    const to = translationPlace(one.folder, language);
    return to === undefined ? [] : [{ from: one.translated, to, original: one.folder }];
  });
}

function moveOf([first = { from: "", to: "" }, ...translations]: readonly MovedFolder[]): Move {
  return { ...first, translations, contentRoot: PROJECT_FOLDER, siteFolder: PROJECT_FOLDER };
}

function isBelow(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`);
}
