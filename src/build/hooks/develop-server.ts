import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { reportProblems } from "../checks/report";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { publish } from "../publish/publisher";
import { finishedSiteOf, sourcesOf, type CheckedSite } from "./publish-site";

/** What is asked of the development server, which is one of express. */
type Server = { get: (address: string, answer: Answer) => void };
type Answer = (
  request: unknown,
  response: { sendFile: (file: string) => void; sendStatus: (status: number) => void },
) => void;

/**
 * Publishes in develop what a feature says is published on request: when its file is asked for and is not there.
 * `madeSite` gives the site as it is then.
 */
export function publishOnRequest(
  args: CreateDevServerArgs,
  features: readonly Feature[],
  madeSite: () => CheckedSite,
  context: SiteContext,
): void {
  const server = args.app as Server;
  for (const feature of features) {
    const { publishedOnRequest: address } = feature;
    if (!address) continue;
    let publishing: Promise<void> | undefined;
    server.get(address, (_request, response) => {
      publishing ??= publishFeature(args, feature, madeSite(), context).finally(() => (publishing = undefined));
      publishing.then(
        () => response.sendFile(fileOf(address, context)),
        (error: Error) => {
          args.reporter.error(`${feature.name}: ${address} could not be made. ${error.message}`);
          response.sendStatus(500);
        },
      );
    });
  }
}

/** Removes the files that are published on request, as those of content that has changed; only in develop. */
export function forgetPublished(features: readonly Feature[], context: SiteContext): void {
  if (context.production) return;
  for (const { publishedOnRequest: address } of features)
    if (address) rmSync(fileOf(address, context), { force: true });
}

async function publishFeature(
  { getNode, getNodesByType, reporter }: CreateDevServerArgs,
  feature: Feature,
  made: CheckedSite,
  context: SiteContext,
): Promise<void> {
  const { name, publish: start, publishedOnRequest = "" } = feature;
  if (!start || existsSync(fileOf(publishedOnRequest, context))) return;
  const finished = finishedSiteOf({ getNodesByType }, [feature], made);
  const publishers = [{ name, publisher: start(context, finished) }];
  await reportProblems(
    await publish(sourcesOf(made.pages, getNode, context.root), publishers, context, reporter),
    reporter,
  );
}

function fileOf(address: string, { root }: SiteContext): string {
  return path.join(root, "public", address);
}
