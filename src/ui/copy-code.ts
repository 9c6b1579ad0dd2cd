import { translate } from "../lib/words/translate";
import type { CopyResult } from "./copy-button";

/** Copies an element's code, and resolves to what came of it; where the browser does not let it, it is selected. */
export async function copyCode(element: HTMLElement): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText((element.textContent ?? "").replace(/\n$/, ""));
    return { isCopied: true, told: translate({ id: "code.copied" }) };
  } catch {
    getSelection()?.selectAllChildren(element);
    return { isCopied: false, told: translate({ id: "code.selected" }) };
  }
}
