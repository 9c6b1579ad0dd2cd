import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether a component is past its first render, which has to be the server's: only then it may show what browsers
 * know alone. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
