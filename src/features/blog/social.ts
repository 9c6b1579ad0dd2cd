import { z } from "zod";
import { isScriptUrl } from "../../lib/html/no-scripts";

/** Where else an author is found: the platform's name, an address, and a drawing as a path in a box of 24 by 24. */
export type Social = { label: string; href: string; icon: string };

type Platform = Omit<Social, "href"> & { addressOf: (handle: string) => string };

/** The platforms that Docusaurus knows, by their keys in an authors file. */
const PLATFORMS: Readonly<Record<string, Platform>> = {
  x: {
    label: "X",
    addressOf: (handle) => `https://x.com/${handle}`,
    icon: "M4 4h4l12 16h-4zM20 4l-6.5 7M10.5 13 4 20",
  },
  twitter: {
    label: "Twitter",
    addressOf: (handle) => `https://twitter.com/${handle}`,
    icon: "M21 6c-.8.5-1.6.7-2.5.9A4 4 0 0 0 11.8 10C8.5 10 6 8.5 4 6c-1 2-.5 4 1 5.5L3.5 11c.2 2 1.5 3.4 3.3 4l-1.6.2c.6 1.4 1.8 2.3 3.5 2.4A8 8 0 0 1 3 19c8.5 4.5 17-1 16-10z",
  },
  github: {
    label: "GitHub",
    addressOf: (handle) => `https://github.com/${handle}`,
    icon: "M9 20.5V17c-4-.5-6-2.8-6-6.5C3 9 3.5 7.7 4.4 6.7 4.2 5.5 4.3 4.3 4.8 3c1.5.1 2.9.8 4 1.7a12 12 0 0 1 6.4 0c1.1-.9 2.5-1.6 4-1.7.5 1.3.6 2.5.4 3.7.9 1 1.4 2.3 1.4 3.8 0 3.7-2 6-6 6.5v3.5M9 19c-2.5.8-3.5-1-5-1.5",
  },
  linkedin: {
    label: "LinkedIn",
    addressOf: (handle) => `https://www.linkedin.com/in/${handle}/`,
    icon: "M3.5 3.5h17v17h-17zM8 11v5.5M8 7.5v.1M12 16.5V11m0 3c0-4 4.5-4 4.5 0v2.5",
  },
  stackoverflow: {
    label: "Stack Overflow",
    addressOf: (handle) => `https://stackoverflow.com/users/${handle}`,
    icon: "M5 14v6.5h14V14M8.5 17h7M8.7 13.3l6.9.9M10 9.5l6.3 2.8M12.5 6l5 4.6",
  },
  bluesky: {
    label: "Bluesky",
    addressOf: (handle) => `https://bsky.app/profile/${handle}`,
    icon: "M12 11C11 8.5 8 5 5.5 4 3.5 3.3 3 4.5 3 6s.5 5 1 6c.6 1.5 2.5 2 4.5 1.8-3 .5-4.5 1.8-2.5 4 2.5 2.5 5 1 6-2 1 3 3.5 4.5 6 2 2-2.2.5-3.5-2.5-4 2 .2 3.9-.3 4.5-1.8.5-1 1-4.5 1-6s-.5-2.7-2.5-2C16 5 13 8.5 12 11Z",
  },
  instagram: {
    label: "Instagram",
    addressOf: (handle) => `https://www.instagram.com/${handle}`,
    icon: "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM17 7v.1",
  },
  threads: {
    label: "Threads",
    addressOf: (handle) => `https://www.threads.net/@${handle}`,
    icon: "M18.5 8.5C17.5 5.5 15.3 4 12 4c-5 0-7 3.5-7 8s2 8 7 8c4 0 6.5-2.3 6.5-5 0-3-3-4.5-6.5-4.5-2.5 0-4 1-4 2.7 0 1.5 1.2 2.3 2.8 2.3 2.5 0 3.7-1.8 3.7-4.5S13.5 7.5 11.7 7.5c-1.2 0-2.2.4-2.9 1.3",
  },
  mastodon: {
    label: "Mastodon",
    addressOf: (handle) => `https://mastodon.social/@${handle}`,
    icon: "M17 17.5c2-.5 3.5-2 3.5-4.5V8c0-3-2-4.5-5-4.5h-7c-3 0-5 1.5-5 4.5v5c0 5 2.5 7.5 7 7.5 1.5 0 3-.3 4-.8v-2.2c-1 .4-2.5.7-4 .5-2-.2-3-1-3-2.5 3.5.8 7 .7 9.5 0ZM8 12.5V9c0-2.5 4-2.5 4 0v2.5M12 9c0-2.5 4-2.5 4 0v3.5",
  },
  twitch: {
    label: "Twitch",
    addressOf: (handle) => `https://twitch.tv/${handle}`,
    icon: "M5 3.5h15v10L16 17h-3.5L9 20.5V17H5zM11 8v4.5M15.5 8v4.5",
  },
  youtube: {
    label: "YouTube",
    addressOf: (handle) => `https://youtube.com/@${handle}`,
    icon: "M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10 9l5 3-5 3z",
  },
  email: {
    label: "Email",
    addressOf: (address) => `mailto:${address}`,
    icon: "M3.5 5.5h17v13h-17zM3.5 6.5 12 13l8.5-6.5",
  },
};
const GLOBE = "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c4 5 4 12 0 17M12 3.5c-4 5-4 12 0 17";

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
  return { label: platform?.label ?? key, href, icon: platform?.icon ?? GLOBE };
}
