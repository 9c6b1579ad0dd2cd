import type { MendAddress } from "../../../lib/settings/function-settings";
import { MdxError, messageOf } from "../run/runtime";
import type { BuilderContext } from "./builder-context";

/**
 * What a function of the site gives in the place of an address whose file is not there; undefined where it gives
 * nothing. Throws MdxError where it fails.
 */
export function mendedAddress(
  mend: MendAddress | undefined,
  address: string,
  { file, place }: Pick<BuilderContext, "file" | "place">,
): string | undefined {
  try {
    return mend?.(address, { file, ...place }) ?? undefined;
  } catch (error) {
    const remedy = `Correct the address '${address}', or the function that gives another one (\`markdown.hooks\` of docusaurus.config).`;
    throw new MdxError(`${messageOf(error)}.`, remedy);
  }
}
