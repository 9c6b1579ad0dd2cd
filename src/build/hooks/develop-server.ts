import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { reportProblems } from "../checks/report";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { publish, type FinishedSite } from "../publish/publisher";
import { QUERIES_ADDRESS, queriesPage, readReadyQueries } from "../queries/ready-queries";
import { finishedSiteOf, sourcesOf, type CheckedSite } from "./publish-site";

/** What is asked of the development server, which is one of express. */
type Server = { get: (address: string, answer: Answer) => void };
type Answer = (
  request: unknown,
  response: {
    send: (html: string) => void;
    sendFile: (file: string) => void;
    sendStatus: (status: number) => void;
  },
) => void;

/**
 * Publishes in develop what a feature says is published on request: when one of its files is asked for and not all are
 * there.
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
    const { publishedOnRequest: addresses = [] } = feature;
    let publishing: Promise<void> | undefined;
    const publishLatest = async (): Promise<void> => {
      const made = madeSite();
      await publishFeature(args, feature, made, finishedSiteOf(args, features, made), context);
      if (madeSite().pages === made.pages) return;
      // Of an edit that came meanwhile the file has nothing.
      forgetPublished([feature], context);
      await publishLatest();
    };
    for (const address of addresses)
      server.get(address, (_request, response) => {
        publishing ??= publishLatest().finally(() => (publishing = undefined));
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

/** Lists the ready queries in develop, read anew for each request, and says where. */
export function offerQueries({ app, reporter }: CreateDevServerArgs, { root }: SiteContext): void {
  (app as Server).get(QUERIES_ADDRESS, (_request, response) => response.send(queriesPage(readReadyQueries(root))));
  reporter.info(`GraphiQL: ${QUERIES_ADDRESS} has ready queries about the content.`);
}

/** Removes the files that are published on request, as those of content that has changed; only in develop. */
export function forgetPublished(features: readonly Feature[], context: SiteContext): void {
  if (context.production) return;
  for (const { publishedOnRequest: addresses = [] } of features)
    for (const address of addresses) rmSync(fileOf(address, context), { force: true });
}

async function publishFeature(
  { getNode, reporter }: CreateDevServerArgs,
  feature: Feature,
  made: CheckedSite,
  finished: FinishedSite,
  context: SiteContext,
): Promise<void> {
  const { name, publish: start, publishedOnRequest = [] } = feature;
  if (!start || publishedOnRequest.every((address) => existsSync(fileOf(address, context)))) return;
  const publishers = [{ name, publisher: start(context, finished) }];
  await reportProblems(
    await publish(sourcesOf(made.pages, getNode, context.root), publishers, context, reporter),
    reporter,
  );
}

function fileOf(address: string, { root }: SiteContext): string {
  return path.join(root, "public", address.replace(/\/$/, "/index.html"));
}
