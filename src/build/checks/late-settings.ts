import type { Problem } from "../../lib/problem";
import type { BuildContext } from "../context/context";
import { lineOfSetting, settingsSourceOf } from "./site-links";

/**
 * A warning of what a file of settings says by now and the development server heeds only when it begins: whether pages
 * mark terms by themselves. The compiler of all pages is opened with that.
 */
export function lateSettings({ root, site, termMarks }: Pick<BuildContext, "root" | "site" | "termMarks">): Problem[] {
  const mark = site.glossary?.mark;
  if (mark === undefined || termMarks === undefined || mark === termMarks) return [];
  const { file, text } = settingsSourceOf(root, site, "glossary");
  return [
    {
      severity: "warning",
      file,
      line: lineOfSetting(text, "mark"),
      message: `\`mark\` is '${mark}' by now, and was '${termMarks}' when \`npm run develop\` began: pages still mark terms as before.`,
      remedy: "End `npm run develop` with Ctrl+C, and start it again.",
    },
  ];
}
