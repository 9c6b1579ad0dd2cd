import type { ComponentType } from "react";
import { generateElement, renderElementAsync } from "react-live";
import { translate, type Message } from "../../../../lib/words/translate";
import type { LiveCode } from "./messages";
import { scope } from "./scope";

/** What code shows, without props. */
export type LiveComponent = ComponentType<Record<string, never>>;

/** What becomes of code: a component that shows it, or what went wrong, then or at any time later. */
type Outcome = { show: (Element: LiveComponent) => void; fail: (error: unknown) => void };

/** Runs code; its component catches what it throws while it renders and in its effects. */
export function evaluate({ code, noInline, typescript }: LiveCode, { show, fail }: Outcome): void {
  const options = { code, scope, enableTypeScript: typescript };
  try {
    if (noInline) renderElementAsync(options, (Element) => show(Element as LiveComponent), fail);
    // Its type is that of a component in React 19, which has no `refs`.
    else show(generateElement(options, fail) as unknown as LiveComponent);
  } catch (error) {
    fail(error);
  }
}

/**
 * What react-live writes before code that is one expression; a mistake in the first line is told as if this were part
 * of it.
 */
const PREFIX = "return (";

/** The mistakes that are made most often, by the numbers that React tells in the place of words. */
const REACT_MISTAKES: Record<string, Message | undefined> = {
  31: { id: "live.objectChild" },
  130: { id: "live.unknownTag" },
  185: { id: "live.endlessUpdates" },
  301: { id: "live.endlessRender" },
};

/** An error as a reader of the code can use it, with the line and column where it stands when these are known. */
export function wordsOf(error: unknown, { noInline }: Pick<LiveCode, "noInline">): string {
  const text = String(error);
  const mistake = REACT_MISTAKES[/Minified React error #(\d+);/.exec(text)?.[1] ?? ""];
  if (mistake) return translate(mistake);
  return text.replace(/ \((\d+):(\d+)\)$/, (_, line: string, column: string) => {
    const shift = line === "1" && !noInline ? PREFIX.length : 0;
    return translate({ id: "live.place" }, { line, column: Math.max(1, Number(column) - shift) });
  });
}
