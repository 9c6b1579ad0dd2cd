import type { ReactNode } from "react";

/**
 * What stands in the place of components around parts on sites that have none: what is inside, and nothing more. In a
 * module of its own, so that such sites have nothing else of the project's parts.
 */
export function Plain({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
