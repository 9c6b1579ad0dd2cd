import type { Browser } from "playwright-core";

/**
 * A browser in whose pages each step of React's work comes so many milliseconds late: what a test reads without waiting
 * for it is then not there, and the test fails each time instead of once in a hundred runs on a busy machine.
 */
export function withLateReact(browser: Browser, milliseconds: number): Browser {
  // React's scheduler goes on by messages to itself. Time that a test holds does not hold these.
  const script = `
    const later = setTimeout;
    window.MessageChannel = class {
      port1 = {};
      port2 = { postMessage: () => later(() => this.port1.onmessage?.({}), ${milliseconds}) };
    };`;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(script);
    return context;
  };
  return browser;
}
