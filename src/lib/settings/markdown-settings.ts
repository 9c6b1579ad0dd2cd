import { z } from "zod";
import { FORMULAS } from "../content/formulas";
import { functionSetting, type ChangeSource, type MendAddress } from "./function-settings";
import { FILLED_IN } from "./schema-keys";

/** Comments in code that mark lines: `line` marks the next one, `block` those between two comments. */
const magicComment = z.strictObject({
  className: z.string(),
  line: z.string().optional(),
  block: z.strictObject({ start: z.string(), end: z.string() }).optional(),
});

/** How Markdown and MDX are read, and what becomes of the images that they show. */
export const markdownSettings = z.strictObject({
  /**
   * Prism's grammars that are there before any code is read. Others load once a block of code needs them: only those
   * that add to the grammar of another language, as `jsdoc` does, have to be named.
   */
  codeLanguages: z.array(z.string()).default([]),
  /** A module whose default export gets Prism and adds grammars to it: from the root, with a digest of its text. */
  grammars: z.strictObject({ file: z.string(), digest: z.string() }).optional().meta(FILLED_IN),
  /** The language of blocks of code that name none; without one they are plain text. */
  defaultLanguage: z.string().default(""),
  magicComments: z.array(magicComment).default([
    {
      className: "highlighted",
      line: "highlight-next-line",
      block: { start: "highlight-start", end: "highlight-end" },
    },
    { className: "error", line: "error-next-line" },
  ]),
  /** Keywords of admonitions beside the ones that the site knows. */
  admonitions: z.array(z.string()).default([]),
  /** Whether content files are MDX, CommonMark (`md`), or by their endings the one or the other. */
  format: z.enum(["mdx", "md", "detect"]).default("mdx"),
  /** Whether comments of HTML are comments in `.mdx` files, too, as they are in `.md` files. */
  htmlComments: z.boolean().default(false),
  /** Whether `:smile:` becomes an emoji. */
  emoji: z.boolean().default(true),
  /** What Markdown reads as formulas: text between dollar signs, only between two on each side, or nothing. */
  formulas: z.enum(FORMULAS).default("dollars"),
  /** Whether ids of headings keep the capital letters of their texts. */
  keepHeadingCase: z.boolean().default(false),
  /** Words of footnotes: of the heading above them, of the link back for screen readers, and what that link shows. */
  footnotes: z.strictObject({ label: z.string(), backLabel: z.string(), backContent: z.string() }).partial().optional(),
  /** Changes the text of a content file before it is read. */
  changeSource: functionSetting<ChangeSource>("a text and its file").optional(),
  /** Give what takes the place of a link to a page's file, and of a picture, where such a file is not there. */
  mendFileLink: functionSetting<MendAddress>("an address and its place").optional(),
  mendPicture: functionSetting<MendAddress>("an address and its place").optional(),
  /** What comes before the number of a pull request in its address, for `<Unreleased pr={…} />`. */
  pullRequests: z.url().optional(),
  /**
   * Smaller copies of raster images: quality in percent, widths in pixels, and how many widths there are. `zoom`:
   * whether readers can enlarge images and diagrams that are shown smaller than they are.
   */
  images: z
    .strictObject({
      quality: z.int().min(1).max(100).default(70),
      maxWidth: z.int().positive().default(1030),
      minWidth: z.int().positive().default(640),
      steps: z.int().positive().default(2),
      zoom: z.boolean().default(true),
    })
    .prefault({}),
});
