import { isScalar, LineCounter, parseDocument, visit, type Document, type YAMLParseError } from "yaml";
import { nearestFirst } from "../problem";
import { errorMessage } from "../values/error-of";

/** What is wrong with a YAML text: where it begins, from 1, and what would be valid there. */
type YamlFault = { line: number; column: number; message: string; remedy: string; choices?: string[] };

/** A YAML text taken apart, with its lines; `value` is what it says, and is there where nothing is wrong with it. */
type ParsedYaml = { document: Document; lines: LineCounter } & ({ fault: YamlFault } | { value: unknown });

/** What to do about a mistake of YAML that has no remedy of its own. */
export const SYNTAX =
  "Mend the YAML: one `key: value` a line, spaces for indentation, quotes around values with `: ` or `#`.";
const ALIAS = "Name an anchor that stands above it (`&name`), or put quotes around a text that begins with `*`.";

/** Takes a YAML text apart; aliases, too, have to stand for something. */
export function parsedYaml(yaml: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const at = (offset = 0) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const [syntax] = document.errors;
  if (syntax) {
    const { offset, ...words } = faultOfOpening(document, yaml, syntax) ?? {
      offset: syntax.pos[0],
      ...(syntax.code === "DUPLICATE_KEY" ? twinWords(yaml.slice(syntax.pos[0])) : wordsOf(syntax)),
    };
    return { document, lines, fault: { ...at(offset), ...words } };
  }
  const told = faultOfAlias(document) ?? faultOfPrototype(document);
  if (told) return { document, lines, fault: { ...at(told.offset), ...told.words } };
  try {
    return { document, lines, value: document.toJS() ?? {} };
  } catch (error) {
    const message = errorMessage(error);
    return { document, lines, fault: { ...at(), message, remedy: SYNTAX } };
  }
}

function wordsOf({ message }: YAMLParseError): Pick<YamlFault, "message" | "remedy"> {
  return { message: message.split("\n")[0]?.replace(/ at line.*$/, "") ?? "", remedy: SYNTAX };
}

/** Of a key that a mapping has twice; `rest` is the text from the second one on. */
function twinWords(rest: string): Pick<YamlFault, "message" | "remedy"> {
  const [key = ""] = /^(?:"[^"]*"|'[^']*'|[^:\s]+(?:[ \t]+[^:\s]+)*)/.exec(rest) ?? [];
  return {
    message: `the key '${key.replace(/^(["'])(.*)\1$/, "$2")}' stands here a second time`,
    remedy: "Write each key once: take one of the two out, or make one of both.",
  };
}

/** What the parser says of brackets and quotes without their ends, and the signs at both. */
const UNCLOSED: [told: RegExp, open: string, close: string][] = [
  [/^Flow sequence in block collection/, "[", "]"],
  [/^Flow map in block collection/, "{", "}"],
  [/^Missing closing 'quote/, "'", "'"],
  [/^Missing closing "quote/, '"', '"'],
];

/** A bracket or quote without its end, which the parser tells only where the text cannot go on. */
function faultOfOpening(document: Document, yaml: string, { message }: YAMLParseError) {
  const [, open, close] = UNCLOSED.find(([told]) => told.test(message)) ?? [];
  if (open === undefined || close === undefined) return undefined;
  let offset: number | undefined;
  visit(document, {
    Node: (_, { range }) => {
      if (range && yaml[range[0]] === open && !yaml.slice(range[0] + 1, range[1]).endsWith(close)) offset ??= range[0];
    },
  });
  const remedy = `Close it with \`${close}\`, or put quotes around a text that begins with it.`;
  return offset === undefined ? undefined : { offset, message: `the \`${open}\` here is not closed`, remedy };
}

type NodeFault = { offset?: number; words: Pick<YamlFault, "message" | "remedy" | "choices"> };

/** The first alias that stands for nothing above it, or for what it is a part of. */
function faultOfAlias(document: Document): NodeFault | undefined {
  let found: NodeFault | undefined;
  const anchors: string[] = [];
  visit(document, {
    Node: (_, node) => {
      if ("anchor" in node && node.anchor !== undefined) anchors.push(node.anchor);
    },
    Alias: (_, node, path) => {
      const target = node.resolve(document);
      if (target && !path.includes(target)) return undefined;
      const why = target ? "is a part of what it stands for" : "stands for no anchor above it";
      const choices = nearestFirst(node.source, target ? [] : anchors);
      const words = { message: `the alias '*${node.source}' ${why}`, remedy: ALIAS, choices };
      found = { offset: node.range?.[0], words };
      return visit.BREAK;
    },
  });
  return found;
}

/** A key that names what all objects of JavaScript have, and so no value of its own. */
function faultOfPrototype(document: Document): NodeFault | undefined {
  let found: NodeFault | undefined;
  visit(document, {
    Pair: (_, { key }) => {
      if (!isScalar(key) || key.value !== "__proto__") return undefined;
      const words = { message: "no key can be called '__proto__'", remedy: "Give it another name." };
      found = { offset: key.range?.[0], words };
      return visit.BREAK;
    },
  });
  return found;
}
