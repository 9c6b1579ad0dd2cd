import type { Reporter } from "gatsby";

/** What a command uses of Gatsby's reporter, on the console; an error that would end a build is thrown. */
export function consoleReporter(): Reporter {
  const reporter: Pick<Reporter, "info" | "warn" | "panicOnBuild"> = {
    info: (text) => console.log(text),
    warn: (text) => console.warn(`warn ${text}`),
    panicOnBuild: (text: unknown) => {
      throw new Error(`error ${String(text)}`);
    },
  };
  return reporter as Reporter;
}
