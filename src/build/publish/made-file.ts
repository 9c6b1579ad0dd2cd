import { once } from "../../lib/values/once";
import type { SiteContext } from "../context/context";
import { publishByDigest } from "./digest-file";

/** A file of the site: its text, and its path there, whose name is a digest of it; an empty path for no file. */
export type MadeFile = { text: string; url: string };

/** A file that is made once per process, by whoever asks first, and written to where pages expect it. */
type OncePerProcess<Context, File> = {
  of: (context: Context) => Promise<File>;
  publish: (context: Context) => Promise<void>;
};

/** A file of the site that a function makes, once for all who ask; both functions reject with what that throws. */
export function oncePerProcess<Context extends Pick<SiteContext, "root">, File extends MadeFile>(
  make: (context: Context) => Promise<File>,
): OncePerProcess<Context, File> {
  const of = once(make);
  return {
    of,
    publish: async (context) => {
      const { text, url } = await of(context);
      if (url !== "") publishByDigest(context.root, url, text);
    },
  };
}
