import { lineInFrontMatter } from "../../../lib/content/front-matter";
import { textOf, visitElements, type ContentNode, type ContentProps, type TocEntry } from "../../content-node";
import { isRelativeFile, ownAddress, publish } from "../builders/assets";
import { versionPagesFor } from "../settings";
import { collectProblems, type BuilderContext } from "../builders/builder-context";
import { Content } from "./runtime";
import type { Namespace } from "./imports/plain-module";

type Page = { file: string; source: string; frontMatter: Record<string, unknown> };

/**
 * What expressions of a page know of it by name: its front matter, the files that this names, and in projects of
 * Docusaurus `metadata`, with what its file says by itself; addresses are known only later.
 */
function pageValues(page: Page, contentTitle: string | undefined, context: BuilderContext): Namespace {
  const { frontMatter, file } = page;
  const assets = pageAssets(page, context);
  if (!context.settings.lenient) return { frontMatter, assets };
  const { id, slug, title = contentTitle, description, draft = false, unlisted = false, tags = [] } = frontMatter;
  const source = `@site/${file.slice(`${context.settings.siteFolder}/`.length)}`;
  return {
    frontMatter,
    assets,
    metadata: { id, slug, title, description, source, draft, unlisted, tags, frontMatter },
  };
}

/**
 * What expressions of a page and of its partials know of the page, and the same for components that ask for their doc;
 * dates of front matter are texts there.
 */
export function pageOf(page: Page, contentTitle: string | undefined, context: BuilderContext) {
  const values = pageValues(page, contentTitle, context);
  const version = versionPagesFor(page.file, context.settings);
  return { values, doc: () => JSON.parse(JSON.stringify({ ...values, contentTitle, version })) as ContentProps };
}

/** Completes what the islands of a page know of their doc by the description that only the whole page tells. */
export function describeDoc(tree: ContentNode[], description: string): void {
  visitElements(tree, ([, { $doc }]) => {
    const { metadata } = Object($doc) as { metadata?: Record<string, unknown> };
    if (metadata) metadata.description ??= description;
  });
}

/** A heading of a table of contents as expressions know it: `value` is its text, `children` its content. */
type NamedHeading = { id: string; level: number; value: string; children: Content };

/** A table of contents as expressions know it. */
export function namedToc(toc: TocEntry[]): NamedHeading[] {
  return toc.map(({ children, ...entry }) => ({ ...entry, value: textOf(children), children: new Content(children) }));
}

/** The files that the front matter names, by its keys: the page's image, published where it is a file of the site. */
function pageAssets({ frontMatter, source }: Page, context: BuilderContext): Namespace {
  const { image, authors } = frontMatter;
  const published = (address: string, key: string) => {
    const line = lineInFrontMatter(source, key);
    return /^(?:\.{1,2}\/|@site\/)/.test(address)
      ? collectProblems(context, { line }, () => publish(address, context).url, undefined)
      : address;
  };
  const pictures = picturesOf(authors).map((address) => address && published(address, "authors"));
  const ofAuthors = pictures.some(Boolean) ? { authorsImageUrls: pictures } : {};
  if (typeof image !== "string") return ofAuthors;
  const address = published(image, "image");
  const url = address && ownAddress(address, context.settings);
  context.state.image = url !== undefined && isRelativeFile(url) ? `/${url}` : url;
  return { image: context.state.image, ...ofAuthors };
}

/** The pictures that a post's authors have in its own front matter, each undefined for an author without. */
function picturesOf(authors: unknown): (string | undefined)[] {
  return [authors].flat().map((author) => {
    const { image_url: address, imageURL = address } = Object(author) as Record<string, unknown>;
    return typeof imageURL === "string" ? imageURL : undefined;
  });
}
