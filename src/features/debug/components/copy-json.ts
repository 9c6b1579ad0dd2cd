import { translate } from "../../../lib/words/translate";
import type { CopyResult } from "../../../ui/copy-button";
import { fetchJson } from "../../../lib/routes/fetch-json";
import { rowJson, viewJson } from "../rows/filter-rows";
import type { DebugPart, DebugRow } from "../views";
import { word } from "../words";
import { debugAddress } from "./debug-file";

/** Copies the data of a row as JSON. */
export function copyRow(row: DebugRow): Promise<CopyResult> {
  return copyJson(Promise.resolve(rowJson(row)));
}

/** Loads all rows of a view's parts, and copies them as JSON. */
export function copyView(parts: readonly DebugPart[]): Promise<CopyResult> {
  return copyJson(jsonOf(parts));
}

async function jsonOf(parts: readonly DebugPart[]): Promise<string> {
  const loaded = await Promise.all(
    parts.map(async ({ title, file }) => ({ title, rows: await fetchJson<DebugRow[]>(debugAddress(file)) })),
  );
  return viewJson(loaded);
}

/** Copies a text that may still be loading: some browsers let a page write only what it named at the click itself. */
async function copyJson(json: Promise<string>): Promise<CopyResult> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": json.then(blobOf) })]);
    return { isCopied: true, told: translate({ id: "code.copied" }) };
  } catch {
    const told = await json.then(
      () => word("copyFailed"),
      (error: Error) => error.message,
    );
    return { isCopied: false, told };
  }
}

function blobOf(text: string): Blob {
  return new Blob([text], { type: "text/plain" });
}
