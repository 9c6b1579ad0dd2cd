import { z } from "zod";
import { editAddress, type EditUrlOf } from "../../lib/settings/function-settings";
import { pageFieldsOf, pageFrontMatter, type PageFields, type PageSource } from "../../lib/content/page-fields";
import { routeOf } from "../../lib/routes/url";
import { isMdxFile } from "../../lib/content/mdx-file";

/** The front matter that a standalone page may have. */
export const standaloneFrontMatterSchema = pageFrontMatter({
  wrapperClassName: z.string().optional().describe("A class of the element around the page's content."),
});
type StandaloneFrontMatter = z.output<typeof standaloneFrontMatterSchema>;

/**
 * A page of its own, in no docs and no blog. One made of code alone shows its title itself, and so do all in projects
 * of Docusaurus, where the title of front matter is that of the window.
 */
export type StandalonePage = PageFields & {
  instance: string;
  wrapperClassName: string | null;
  isCode: boolean;
  ownTitle: boolean;
};

/** What a standalone page is made from. */
type StandaloneSource = Pick<PageSource, "contentTitle" | "firstParagraph" | "headingLevels"> & {
  instance: { id: string; content: string; routeBasePath: string; editUrl?: string | EditUrlOf };
  /** Path inside the instance's folder. */
  path: string;
  frontMatter: StandaloneFrontMatter;
  /** Whether the page is one of a project of Docusaurus. */
  lenient?: boolean;
};

/**
 * A standalone page from its file: the route is the path without extension and `index`; a slug is a route of the whole
 * site when it begins with a slash.
 */
export function standaloneOf(source: StandaloneSource): StandalonePage {
  const { instance, path, frontMatter } = source;
  const isCode = !isMdxFile(path);
  const name = path.replace(/\.(?:mdx?|[jt]sx?)$/, "").replace(/(?:^|\/)index$/, "");
  const { slug } = frontMatter;
  const permalink = slug?.startsWith("/") ? routeOf(slug) : routeOf(instance.routeBasePath, slug ?? name);
  const fields = pageFieldsOf({
    ...source,
    permalink,
    fallbackTitle: name,
    editUrl: editAddress(instance.editUrl, [path], { folder: instance.content, path, permalink }),
    showLastUpdate: { time: false, author: false },
  });
  const isUntitled = source.lenient === true && (frontMatter.title ?? source.contentTitle) === undefined;
  return {
    ...fields,
    // In projects of Docusaurus its window has the site's title alone.
    titleMeta: fields.titleMeta ?? (isUntitled ? "" : null),
    instance: instance.id,
    wrapperClassName: frontMatter.wrapperClassName ?? null,
    isCode,
    ownTitle: isCode || (source.lenient === true && source.contentTitle === undefined),
  };
}
