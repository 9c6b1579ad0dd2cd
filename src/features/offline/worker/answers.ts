import { isHashedFile } from "../../../lib/routes/hashed-files";
import { OtherBuildError, type BuildStore } from "./build-store";
import type { ServedPages } from "./served-pages";
import type { RequestEvent } from "./worker-scope";
import { NOT_FOUND_FILE } from "../../../lib/routes/not-found";

/** What answers need: the files of the worker's build, who has which page of it, and where it tells what it does. */
export type AnswerContext = { store: BuildStore; served: ServedPages; scope: string; log: (text: string) => void };

/**
 * Answers a request for a page: by what is kept, so that page, scripts and data are of one build; else by the network,
 * and what comes from there is kept if it is of this build, too. Without a network, the page for what is not there.
 */
export async function answerPage(event: RequestEvent, path: string, context: AnswerContext): Promise<Response> {
  const { store, served, scope, log } = context;
  const kept = await store.match(path);
  if (kept) {
    await served.note(event.resultingClientId, path);
    return kept;
  }
  try {
    const response = await fetch(event.request);
    await keepPage(event, path, response.clone(), context);
    return response;
  } catch (error) {
    log(`${path} did not come: ${String(error)}`);
    for (const route of routesLike(path))
      if (await store.match(route))
        return Response.redirect(scope.slice(0, -1) + route + new URL(event.request.url).search);
    const notFound = await store.match(NOT_FOUND_FILE);
    if (!notFound) return Response.error();
    await served.note(event.resultingClientId, NOT_FOUND_FILE);
    return new Response(notFound.body, { status: 404, headers: notFound.headers });
  }
}

/** Keeps a page that came from the network if it is of this build: its window then gets the rest from here, too. */
async function keepPage(event: RequestEvent, path: string, response: Response, context: AnswerContext): Promise<void> {
  const { store, served, log } = context;
  try {
    if (!response.ok || (await store.digestOf(path)) === undefined) return;
    await store.assertOwn(path, response.clone());
    await store.keep(path, response);
    await served.note(event.resultingClientId, path);
  } catch (error) {
    log(`${path} is not kept: ${String(error)}`);
  }
}

/** The routes that a path without its slash, or with `.html`, stands for. */
function routesLike(path: string): string[] {
  const plain = path.replace(/\/$/, "").replace(/(?:\/index)?\.html$/, "");
  return path === `${plain}/` ? [] : [`${plain}/`];
}

/**
 * Answers a request for a file. A window whose page came from here gets what is of this build and nothing else; another
 * one gets what the network has.
 */
export async function answerFile(event: RequestEvent, path: string, context: AnswerContext): Promise<Response> {
  const { store, served, log } = context;
  const page = await served.pathOf(event.clientId);
  if (page === undefined) return answerOther(event, path, store);
  const kept = await store.match(path);
  if (kept) return kept;
  // Pages that windows ask for as files are to be opened next, of whatever build: only whether they are there counts.
  if (path.endsWith("/")) return answerOther(event, path, store);
  if (!isHashedFile(path.slice(1)) && (await store.digestOf(path)) === undefined) return answerUnknown(event, path);
  try {
    const response = await store.fetchOwn(path, event.request);
    await store.keep(path, response.clone()).catch((error: unknown) => log(`${path} is not kept: ${String(error)}`));
    return response;
  } catch (error) {
    log(`${path} is not given: ${String(error)}`);
    // Gatsby draws the page for what is not there only where there are no data.
    const isMissing = page === NOT_FOUND_FILE && path.startsWith("/page-data/") && !(error instanceof OtherBuildError);
    return isMissing ? new Response(null, { status: 404 }) : Response.error();
  }
}

/** What a window with a page from elsewhere gets: without a network at least what cannot be of another build. */
async function answerOther({ request }: RequestEvent, path: string, store: BuildStore): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const kept = isHashedFile(path.slice(1)) ? await store.match(path) : undefined;
    return kept ?? Response.error();
  }
}

/** What the build does not name: the data of a page that is not there, a feed. */
async function answerUnknown({ request }: RequestEvent, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return path.startsWith("/page-data/") ? new Response(null, { status: 404 }) : Response.error();
  }
}
