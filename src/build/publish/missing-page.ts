import { md5 } from "../../files/digest";
import { keptScript } from "../bundler/kept-script";
import type { SiteContext } from "../context/context";
import { oncePerProcess, type MadeFile } from "./made-file";

/** The script of the page of addresses without a page. */
export const missingPage = oncePerProcess(makeScript);

async function makeScript({ root, site }: Pick<SiteContext, "root" | "site">): Promise<MadeFile> {
  const prefix = JSON.stringify(site.baseUrl.replace(/\/$/, ""));
  const text = await keptScript(root, "missing-page", {
    stdin: {
      contents: `import { answerByItself } from "./src/layout/missing-page/answer-by-itself"; answerByItself(${prefix});`,
      resolveDir: root,
    },
  });
  return { text, url: `/missing-page/${md5(text)}.js` };
}
