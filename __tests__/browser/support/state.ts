import { setTimeout } from "node:timers/promises";
import type { Visit } from "./visit";

/** What a page that runs looks like; written as text, because the compiler of the tests may change functions. */
const LOOK = `[
  "scrolled to " + scrollY + " px, scripts " + (document.querySelector("script[src]") ? "asked for" : "held"),
  "focus: " + (document.activeElement?.outerHTML ?? "none").slice(0, 120),
  ...Array.from(document.querySelectorAll("[aria-expanded=true],dialog[open]"), (open) => "open: " + open.outerHTML.slice(0, 120)),
].join("\\n")`;

/** Time in milliseconds for a page to say how it looks. */
const PATIENCE_MS = 30_000;

/**
 * What a test threw, and with its stack what its page was like then: the address, what had the focus, what was open and
 * what had gone wrong. A failure that is seen once a month is understood from that, or not at all.
 */
export async function withState(fault: unknown, { page, faults }: Pick<Visit, "page" | "faults">): Promise<unknown> {
  if (!(fault instanceof Error)) return fault;
  const silent = "the page did not say how it looks";
  const told = page.evaluate<string>(LOOK).catch(() => silent);
  const look = await Promise.race([told, setTimeout(PATIENCE_MS, silent, { ref: false })]);
  // What is printed of an error is its stack.
  fault.stack = [fault.stack, `Then the page was ${page.url()}`, look, ...faults.found].join("\n");
  return fault;
}
