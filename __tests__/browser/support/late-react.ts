import type { Browser } from "playwright-core";

/**
 * The script with which each step of React's work in a page comes so many milliseconds late, and whose `reactRests`
 * settles when no step is to come.
 */
export function lateReact(milliseconds: number): string {
  // React's scheduler goes on by messages to itself. Time that a test holds does not hold these.
  return `
    const later = setTimeout;
    let steps = 0;
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message) => {
          steps += 1;
          later(() => {
            post(message);
            later(() => (steps -= 1));
          }, ${milliseconds});
        };
      }
    };
    window.reactRests = async () => {
      const end = Date.now() + ${20 * milliseconds};
      while (steps > 0 && Date.now() < end) await new Promise((rested) => later(rested, 10));
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
