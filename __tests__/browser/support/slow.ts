import type { Browser } from "playwright-core";

/**
 * A browser whose pages run so many times slower than the machine could: what a test reads without waiting for it is
 * then not there, and the test fails each time instead of once in a hundred runs.
 */
export function slowed(browser: Browser, times: number): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.on("page", (page) => {
      const slow = async () => {
        const session = await context.newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: times });
      };
      // A page may be closed before it is slow.
      void slow().catch(() => undefined);
    });
    return context;
  };
  return browser;
}
