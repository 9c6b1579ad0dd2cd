import type { Policy } from "../../../lib/html/content-policy";

/** The hosts of an Algolia app that its client asks in turn. */
export function hostedPolicy(appId: string): Policy {
  const hosts = [`${appId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`)];
  return { "connect-src": hosts.map((host) => `https://${host}`) };
}
