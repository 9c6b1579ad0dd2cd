import { isValidElement, type ReactNode } from "react";

/**
 * A page as Gatsby hands it on; throws where the module of the page has no default export, of which Gatsby makes an
 * element that React cannot draw. `route` is the page's.
 */
export function PageComponent({ route, page }: { route: string; page: ReactNode }) {
  if (isValidElement(page) && !isComponent(page.type))
    throw new Error(
      `The page component at ${route} has no default export. Default-export a React component from its module.`,
    );
  return page;
}

/** Whether React can draw it: a function, a tag, or an object that React made, such as that of `memo`. */
function isComponent(type: unknown): boolean {
  return (
    typeof type === "function" || typeof type === "string" || (Object(type) === type && "$$typeof" in (type as object))
  );
}
