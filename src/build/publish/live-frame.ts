import { createHash } from "node:crypto";
import path from "node:path";
import type { Plugin } from "esbuild";
import { currentLocaleOf } from "../../lib/settings/locale";
import { policyText, type Policy } from "../../lib/html/content-policy";
import { escapedText } from "../../lib/html/html-text";
import { translate } from "../../lib/words/translate";
import { md5 } from "../../files/digest";
import { liveFrame as styles } from "../../theme/styles/live-code";
import { stylesheet } from "../../theme/stylesheet";
import { keptScript } from "../bundler/kept-script";
import type { SiteContext } from "../context/context";
import { oncePerProcess, type MadeFile } from "./made-file";

/** The document in which live blocks run, and what it may do. */
export type LiveFrame = MadeFile & { policy: Policy };

/**
 * react-live names the highlighter for an editor that the frame does not have; marked as without effects it stays out.
 */
const withoutHighlighter: Plugin = {
  name: "without highlighter",
  setup: (bundle) =>
    bundle.onResolve({ filter: /^prism-react-renderer$/ }, (args) => ({
      path: args.path,
      external: true,
      sideEffects: false,
    })),
};

/** The live frame of a site. */
export const liveFrame = oncePerProcess(makeFrame);

async function makeFrame({ root, site }: Pick<SiteContext, "root" | "site">): Promise<LiveFrame> {
  const { htmlLang, direction } = currentLocaleOf(site.i18n);
  const script = await bundled(root);
  const policy = policyOf(script);
  const text = documentOf({ script, policy, css: stylesheet(styles).css, lang: htmlLang, dir: direction });
  return { text, url: `/live-code/${md5(text)}.html`, policy };
}

async function bundled(root: string): Promise<string> {
  const script = await keptScript(root, "live-frame", {
    entryPoints: [path.join(root, "src/mdx/components/live/frame/frame.tsx")],
    jsx: "automatic",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    plugins: [withoutHighlighter],
  });
  return script.trim();
}

/**
 * What the frame's document may do: run its one script and what that evaluates, style itself, and show and fetch what
 * is public.
 */
function policyOf(script: string): Policy {
  return {
    "default-src": ["'none'"],
    "script-src": [`'sha256-${createHash("sha256").update(script).digest("base64")}'`, "'unsafe-eval'"],
    "style-src": ["'unsafe-inline'"],
    "img-src": ["http:", "https:", "data:", "blob:"],
    "media-src": ["http:", "https:", "data:", "blob:"],
    "font-src": ["https:", "data:"],
    "connect-src": ["https:"],
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
  };
}

type FrameDocument = { script: string; policy: Policy; css: string; lang: string; dir: string };

function documentOf({ script, policy, css, lang, dir }: FrameDocument): string {
  return [
    "<!doctype html>",
    `<html lang="${lang}" dir="${dir}">`,
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    '<base target="_blank">',
    `<title>${escapedText(translate({ id: "live.result" }))}</title>`,
    `<style>${css}</style>`,
    "</head>",
    "<body>",
    '<div id="result"></div>',
    `<script>${script}</script>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}
