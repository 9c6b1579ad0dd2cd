import convert from "npm-to-yarn";
import { textOf, type ContentNode } from "../../../content-node";
import type { Builder } from "../builder-context";

/** The choice that all blocks of commands share. */
const GROUP = "package-manager";

/** Package managers by the names of npm-to-yarn, with their labels. */
const OTHERS = [
  ["yarn", "Yarn"],
  ["pnpm", "pnpm"],
  ["bun", "Bun"],
] as const;

type Other = (typeof OTHERS)[number][0];

/** The words of a fence that are for this builder, and quoted values, which may contain the same words. */
const OWN_WORDS = /("[^"]*"|'[^']*')|(?<!\S)(?:npm2yarn|sync)(?!\S)/g;

/**
 * A ```` ```bash npm2yarn ```` block: tabs with the same npm commands for npm, Yarn, pnpm and Bun. Other words of the
 * fence, such as a title, hold for each of them.
 */
export const packageManagerTabsOf: Builder = (props, children, context) => {
  const code = textOf(children);
  const words = typeof props.metastring === "string" ? props.metastring : "";
  const metastring = words.replace(OWN_WORDS, "$1").trim();
  const tab = (value: string, label: string, text: string): ContentNode[] =>
    context.make("TabItem", { value, label }, context.make("CodeBlock", { ...props, metastring }, [text]));
  const tabs = OTHERS.flatMap(([name, label]) => tab(name, label, convertedCode(code, name)));
  return context.make("Tabs", { groupId: GROUP }, [...tab("npm", "npm", code), ...tabs]);
};

/** What npm-to-yarn puts below a command that it does not know. */
const REMARK = "# couldn't auto-convert command";

/** A shell command, or one of the signs between two; what stands in quotes is part of its command. */
const PARTS = /(?:"[^"]*"|'[^']*'|[^"'&|;])+|./g;

/** A command of npm's at the start of a shell command, after a prompt, `sudo` and variables. */
const NPM_COMMAND = /^(\s*(?:[$>] )?(?:sudo )?(?:\w+=\S* )*)(np[mx](?: .*?)?)(\s*)$/;

/**
 * Shell text with each npm command as another package manager has it; comments, blank lines and other commands stay as
 * they are.
 */
function convertedCode(code: string, name: Other): string {
  const lines = code.replace(/\s*\\\n\s*/g, " ").split("\n");
  return lines.flatMap((line) => convertedLine(line, name)).join("\n");
}

function convertedLine(line: string, name: Other): string[] {
  const comment = /(?:^|\s+)#.*$/.exec(line)?.[0] ?? "";
  let isKnown = true;
  const converted = line.slice(0, line.length - comment.length).replace(PARTS, (part) =>
    part.replace(NPM_COMMAND, (_, before: string, command: string, after: string) => {
      const own = convertedCommand(command, name);
      isKnown &&= own !== undefined;
      return before + (own ?? command) + after;
    }),
  );
  return isKnown ? [converted + comment] : [converted + comment, REMARK];
}

/** One npm command as another package manager has it; undefined where it has none. */
function convertedCommand(command: string, name: Other): string | undefined {
  // All three know the flag; npm-to-yarn does not know the command.
  const converted = command === "npm ci" ? `${convert("npm install", name)} --frozen-lockfile` : convert(command, name);
  return converted.includes(REMARK) ? undefined : converted;
}
