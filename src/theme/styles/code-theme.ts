import type { ThemeUIStyleObject } from "theme-ui";
import { CODE_COLORS, CODE_STYLES } from "../../lib/html/code-runs";

const { bold, italic, insertedLine, deletedLine } = CODE_STYLES;
const colors = CODE_COLORS.map(({ className, color, isItalic }): [string, ThemeUIStyleObject] => [
  `.${className}`,
  { color: `code.${color}`, ...(isItalic && { fontStyle: "italic" }) },
]);

/**
 * Looks of runs of code, for both modes through the theme's custom properties; put it on an element around the code.
 */
export const codeTheme: ThemeUIStyleObject = {
  ...(Object.fromEntries(colors) as Record<string, ThemeUIStyleObject>),
  [`.${bold.className}`]: { fontWeight: "bold" },
  [`.${italic.className}`]: { fontStyle: "italic" },
  [`.${insertedLine.className}`]: { backgroundColor: "code.insertedSoft" },
  [`.${deletedLine.className}`]: { backgroundColor: "code.deletedSoft" },
};
