import { decodeAddress, withoutHtmlSuffix } from "../../../lib/routes/url";

/** The words of an address that has no page, to search for instead: those of its last part that has any. */
export function addressWords(path: string): string {
  const written = path.replace(/\/$/, "");
  const segments = (withoutHtmlSuffix(written) ?? written).split("/").map(decodeAddress);
  const words = segments.map((segment) => segment.match(/\p{L}[\p{L}\p{N}\p{M}]*/gu)?.join(" "));
  return words.filter((own) => own !== undefined).at(-1) ?? "";
}
