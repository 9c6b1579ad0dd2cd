import { pageDataAddress } from "../manifest";
import { filesOfPage } from "../page-files";
import type { AnswerContext } from "./answers";

/**
 * Keeps all that a page needs which a reader saw, by its path below the base URL; what is of another build, or does not
 * fit, is left out.
 */
export async function keepSeen(path: string, context: AnswerContext): Promise<void> {
  await keepPage(path, context, (address) => context.store.obtain(address));
}

/** Keeps the pages that a reader saw in the build before; of one who spares data, those that are the same. */
export async function keepSeenBefore(context: AnswerContext): Promise<void> {
  const addresses = await context.store.seenBefore();
  for (const address of addresses)
    if (address.endsWith("/")) await keepPage(address, context, (file) => context.store.obtainUnasked(file));
}

type Obtain = (address: string) => Promise<Response | undefined>;

async function keepPage(path: string, { store, scope, log }: AnswerContext, obtain: Obtain): Promise<void> {
  const keep = async (address: string): Promise<Response | undefined> => {
    try {
      return await obtain(address);
    } catch (error) {
      log(`${address} is not kept: ${String(error)}`);
      return undefined;
    }
  };
  if ((await store.digestOf(path)) === undefined) return;
  const page = await keep(path);
  if (!page) return;
  await keep(pageDataAddress(path));
  for (const address of filesOfPage(await page.text(), scope)) await keep(address);
}
