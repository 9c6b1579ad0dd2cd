import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";

const roots: Root[] = [];

/**
 * Draws a component into a page of jsdom's own and waits until its effects and promises have settled; returns a
 * function that draws something else in its place.
 */
export async function draw(element: ReactNode): Promise<(other: ReactNode) => Promise<void>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  roots.push(root);
  const render = (other: ReactNode) => act(async () => root.render(other));
  await render(element);
  return render;
}

/** Takes away everything that was drawn. */
export function clearDrawn(): void {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
}
