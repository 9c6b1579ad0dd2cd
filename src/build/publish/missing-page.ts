import { md5 } from "../../mdx/compile/digest";
import { keptScript } from "../bundler/kept-script";
import type { SiteContext } from "../context/context";
import { publishByDigest } from "./digest-file";

/** The script of the page of addresses without a page, and its path on the site, whose name is its digest. */
export type MissingPage = { code: string; url: string };

type Context = Pick<SiteContext, "root" | "site">;

let script: Promise<MissingPage> | undefined;

/** The script for a site, made once per process. */
export function missingPageOf(context: Context): Promise<MissingPage> {
  script ??= makeScript(context);
  return script;
}

/** Writes the script to where the page expects it. */
export async function publishMissingPage(context: Context): Promise<void> {
  const { code, url } = await missingPageOf(context);
  publishByDigest(context.root, url, code);
}

async function makeScript({ root, site }: Context): Promise<MissingPage> {
  const prefix = JSON.stringify(site.baseUrl.replace(/\/$/, ""));
  const code = await keptScript(root, "missing-page", {
    stdin: {
      contents: `import { answerByItself } from "./src/layout/missing-page/answer-by-itself"; answerByItself(${prefix});`,
      resolveDir: root,
    },
  });
  return { code, url: `/missing-page/${md5(code)}.js` };
}
