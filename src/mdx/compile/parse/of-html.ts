import type { Element } from "hast";

/** The data of an element of a CommonMark file that was written as HTML. */
export const OF_HTML = { isOfHtml: true } as Element["data"];

/** Whether an element of a CommonMark file was written as HTML. */
export function isOfHtml({ data }: Element): boolean {
  return (data as { isOfHtml?: true } | undefined)?.isOfHtml === true;
}
