import type { Reporter } from "gatsby";
import { reportFailure } from "../checks/report";

type Hook<Args> = (args: Args) => unknown;

/**
 * Hooks that tell the author of the site in words what failed in them. By itself Gatsby prints the stack, and with it
 * the line of the bundled code, which is the whole of it.
 */
export function withToldErrors<Hooks extends object>(hooks: Hooks): Hooks {
  const told = Object.entries(hooks).map(([name, hook]) => [
    name,
    toldErrors(name, hook as Hook<{ reporter: Reporter }>),
  ]);
  return Object.fromEntries(told) as Hooks;
}

function toldErrors<Args extends { reporter: Reporter }>(name: string, hook: Hook<Args>): Hook<Args> {
  return async (args) => {
    try {
      return await hook(args);
    } catch (error) {
      await reportFailure(name, error, args.reporter);
      return undefined;
    }
  };
}
