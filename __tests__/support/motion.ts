/** Lets elements of jsdom be animated: every animation has arrived at once. */
export function animateAtOnce(): void {
  window.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  HTMLElement.prototype.getAnimations = () => [];
  HTMLElement.prototype.animate = () => ({ finished: Promise.resolve() }) as never;
}
