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

/**
 * Keeps the pages that a reader saw in the build before; of one who spares data, those that are the same. Docs that
 * came with that build and that this one leaves for later stay where they are the same, and are not fetched.
 */
export async function keepSeenBefore(context: AnswerContext): Promise<void> {
  const { store } = context;
  const { seen, unseen } = await store.keptBefore();
  for (const address of seen)
    if (isPage(address)) await keepPage(address, context, (file) => store.obtainUnasked(file));
  for (const address of unseen)
    if (isPage(address)) await keepPage(address, context, (file) => store.obtainSame(file));
    else await kept(address, context, (file) => store.obtainSame(file));
  if (unseen.length > 0) await store.noteUnseen(unseen);
}

const isPage = (address: string) => address.endsWith("/");

type Obtain = (address: string) => Promise<Response | undefined>;

async function keepPage(path: string, context: AnswerContext, obtain: Obtain): Promise<void> {
  if ((await context.store.digestOf(path)) === undefined) return;
  const page = await kept(path, context, obtain);
  if (!page) return;
  await kept(pageDataAddress(path), context, obtain);
  for (const address of filesOfPage(await page.text(), context.scope)) await kept(address, context, obtain);
}

/** A file that is kept by now; undefined for one that is of another build, did not come, or does not fit. */
async function kept(address: string, { log }: AnswerContext, obtain: Obtain): Promise<Response | undefined> {
  try {
    return await obtain(address);
  } catch (error) {
    log(`${address} is not kept: ${String(error)}`);
    return undefined;
  }
}
