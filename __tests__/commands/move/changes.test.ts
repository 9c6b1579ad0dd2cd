import { changesIn } from "../../../src/commands/move/changes";
import type { Move } from "../../../src/commands/move/move";

const move: Move = {
  from: "content/docs/my doc.mdx",
  to: "content/docs/日本.mdx",
  contentRoot: "content/docs",
  route: { from: "/docs/my doc/", to: "/docs/日本/" },
};

test.each([
  ["a settings file", "content/settings/navbar.yml", "items:\n  - to: /docs/my%20doc/\n"],
  ["code", "content/docs/button.tsx", 'export const Button = () => <a href="/docs/my%20doc/">a</a>;\n'],
  ["front matter", "content/pages/a.mdx", "---\nhero: { to: /docs/my%20doc/ }\n---\n"],
  ["a partial that no page imports", "content/docs/_p.mdx", "[x](./my%20doc.mdx)\n"],
])("%s that names a page by escapes alone follows it", (_name, file, source) => {
  const content = { pages: [], texts: new Map([[file, source]]), translated: [], isThere: () => true };
  const { changes, unread } = changesIn(content, move);
  expect(unread).toEqual([]);
  expect(changes.map((change) => [change.file, change.edits.length])).toEqual([[file, 1]]);
});
