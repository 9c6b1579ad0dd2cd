import { z } from "zod";
import { PLATFORM_PATHS } from "../../lib/html/platform-paths";
import { isScriptUrl } from "../../lib/html/no-scripts";

/** Where else an author is found: the platform's name, an address, and a drawing as a path in a box of 24 by 24. */
export type Social = { label: string; href: string; icon: string };

type Platform = Omit<Social, "href"> & { addressOf: (handle: string) => string };

/** The platforms that Docusaurus knows, by their keys in an authors file. */
const PLATFORMS: Readonly<Record<string, Platform>> = {
  x: {
    label: "X",
    addressOf: (handle) => `https://x.com/${handle}`,
    icon: PLATFORM_PATHS.x,
  },
  twitter: {
    label: "Twitter",
    addressOf: (handle) => `https://twitter.com/${handle}`,
    icon: PLATFORM_PATHS.twitter,
  },
  github: {
    label: "GitHub",
    addressOf: (handle) => `https://github.com/${handle}`,
    icon: PLATFORM_PATHS.github,
  },
  linkedin: {
    label: "LinkedIn",
    addressOf: (handle) => `https://www.linkedin.com/in/${handle}/`,
    icon: PLATFORM_PATHS.linkedin,
  },
  stackoverflow: {
    label: "Stack Overflow",
    addressOf: (handle) => `https://stackoverflow.com/users/${handle}`,
    icon: PLATFORM_PATHS.stackoverflow,
  },
  bluesky: {
    label: "Bluesky",
    addressOf: (handle) => `https://bsky.app/profile/${handle}`,
    icon: PLATFORM_PATHS.bluesky,
  },
  instagram: {
    label: "Instagram",
    addressOf: (handle) => `https://www.instagram.com/${handle}`,
    icon: PLATFORM_PATHS.instagram,
  },
  threads: {
    label: "Threads",
    addressOf: (handle) => `https://www.threads.net/@${handle}`,
    icon: PLATFORM_PATHS.threads,
  },
  mastodon: {
    label: "Mastodon",
    addressOf: (handle) => `https://mastodon.social/@${handle}`,
    icon: PLATFORM_PATHS.mastodon,
  },
  twitch: {
    label: "Twitch",
    addressOf: (handle) => `https://twitch.tv/${handle}`,
    icon: PLATFORM_PATHS.twitch,
  },
  youtube: {
    label: "YouTube",
    addressOf: (handle) => `https://youtube.com/@${handle}`,
    icon: PLATFORM_PATHS.youtube,
  },
  email: {
    label: "Email",
    addressOf: (address) => `mailto:${address}`,
    icon: PLATFORM_PATHS.email,
  },
};

const ADDRESS = /^(?:https?:\/\/|mailto:)/;
const handle = z
  .union([z.string(), z.number().transform(String)])
  .refine(
    (value) => ADDRESS.test(value) || !(value.includes("/") || isScriptUrl(value)),
    "must be the name that the author has there, or a whole address with `https://`",
  );

/** Where else an author is found, as an authors file of Docusaurus says it: names or addresses, by platform. */
export const socialsSchema = z
  .record(z.string(), handle)
  .transform((written) => Object.entries(written).map(([platform, value]) => socialOf(platform, value)));

function socialOf(key: string, value: string): Social {
  const name = key.toLowerCase();
  const platform = Object.hasOwn(PLATFORMS, name) ? PLATFORMS[name] : undefined;
  const href = ADDRESS.test(value) ? value : (platform?.addressOf(value) ?? value);
  // Docusaurus draws a platform by its exact key, and a globe for one that it does not know.
  return { label: platform?.label ?? key, href, icon: platform?.icon ?? PLATFORM_PATHS.default };
}
