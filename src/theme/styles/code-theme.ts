import type { ThemeUIStyleObject } from "theme-ui";

const tokens: Record<string, string[]> = {
  comment: ["comment", "prolog", "doctype", "cdata"],
  punctuation: ["punctuation", "operator"],
  keyword: ["keyword", "atrule", "important", "rule", "builtin", "directive"],
  string: ["string", "char", "attr-value", "template-string", "url", "regex"],
  number: ["number", "boolean", "constant", "symbol", "unit"],
  function: ["function", "class-name", "maybe-class-name", "method", "coord"],
  tag: ["tag", "selector", "title"],
  attribute: ["attr-name", "property", "key"],
  variable: ["variable", "parameter", "interpolation", "namespace", "entity"],
  inserted: ["inserted"],
  deleted: ["deleted"],
};

function tokenStyles(): Record<string, ThemeUIStyleObject> {
  const entries = Object.entries(tokens).map(([color, types]) => [
    types.map((type) => `.token.${type}`).join(", "),
    { color: `code.${color}` },
  ]);
  return Object.fromEntries(entries) as Record<string, ThemeUIStyleObject>;
}

/**
 * Colours of Prism's token classes, for both modes through the theme's custom properties; put it on an element around
 * the code.
 */
export const codeTheme: ThemeUIStyleObject = {
  ...tokenStyles(),
  // Operators inside tags and plain parts of a template take the colour around them.
  ".token.plain, .token.tag .token.punctuation": { color: "code.punctuation" },
  ".token.important, .token.bold, .token.title": { fontWeight: "bold" },
  ".token.italic, .token.comment": { fontStyle: "italic" },
  ".token.inserted-sign": { backgroundColor: "code.insertedSoft" },
  ".token.deleted-sign": { backgroundColor: "code.deletedSoft" },
};
