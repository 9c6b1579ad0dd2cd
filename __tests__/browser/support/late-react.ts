import type { Browser } from "playwright-core";

/** The script with which each step of React's work in a page comes so many milliseconds late. */
export function lateReact(milliseconds: number): string {
  // React's scheduler goes on by messages to itself. Time that a test holds does not hold these.
  return `
    const later = setTimeout;
    window.MessageChannel = class {
      port1 = {};
      port2 = { postMessage: () => later(() => this.port1.onmessage?.({}), ${milliseconds}) };
    };`;
}

/**
 * A browser in whose pages React works late: what a test reads without waiting for it is then not there, and the test
 * fails each time instead of once in a hundred runs on a busy machine.
 */
export function withLateReact(browser: Browser, milliseconds: number): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(lateReact(milliseconds));
    return context;
  };
  return browser;
}
