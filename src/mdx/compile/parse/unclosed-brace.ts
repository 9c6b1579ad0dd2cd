import type { Data, Processor } from "unified";
import type { Place } from "../compile-state";
import { parseMarkdown } from "./parse";

/** What the parser says of an expression that is open at the end of the text, whose place is the end. */
const OPEN_AT_END = /end of file in expression|Unterminated (?:comment|template|string)/;
const BRACE = 123;
const TAG = 60;

type Single<T> = T extends readonly unknown[] ? never : T;
type Constructs = NonNullable<Single<NonNullable<Data["micromarkExtensions"]>[number]>["text"]>;
type Construct = Single<NonNullable<Constructs[string]>>;

/** Where the expression, or the tag that holds it, begins that a message of the parser calls open at the end. */
export function unclosedBrace(body: string, reason: string): Place | undefined {
  if (!OPEN_AT_END.test(reason)) return undefined;
  let last: Place | undefined;
  // The parser asks no construct inside an expression: the last place asked for is where the open one begins.
  const construct: Construct = {
    tokenize(_effects, _ok, nok) {
      return (code) => {
        const { line, column } = this.now();
        last = { line, column };
        return nok(code);
      };
    },
  };
  const notePlaces = function (this: Processor): void {
    const extensions = (this.data().micromarkExtensions ??= []);
    const constructs: Constructs = { [BRACE]: construct, [TAG]: construct };
    extensions.push({ flow: constructs, text: constructs });
  };
  try {
    parseMarkdown(body, { plugins: [notePlaces] });
  } catch {
    return last;
  }
  return undefined;
}
