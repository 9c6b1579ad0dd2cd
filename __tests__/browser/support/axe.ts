import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { stillness } from "./moments";

/** What axe reports of a rule that is broken: its id, and a selector of each place. */
type Violation = { id: string; places: string[] };

// The size of targets is a rule of WCAG 2.2 that axe leaves out unless it is asked for.
const ALL = { rules: { "target-size": { enabled: true } } };
const CONTRAST = { runOnly: ["color-contrast"] };

/** axe as one script, minified: each page reads it anew, and its own `source` is twice as long. */
let script: string | undefined;
const axeScript = () =>
  (script ??= readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));

/**
 * Fails with rules and places when axe finds something on a page as it shows now; `state` tells in the failure which
 * state that is.
 */
export function assertAccessible(page: Page, state: string): Promise<void> {
  return assertNothingFound(page, state, ALL);
}

/**
 * Fails with places when axe finds text on a page that stands out too little, for a second colour mode of a page that
 * is accessible.
 */
export function assertContrast(page: Page, state: string): Promise<void> {
  return assertNothingFound(page, state, CONTRAST);
}

async function assertNothingFound(page: Page, state: string, options: object): Promise<void> {
  // What is on its way lies over its neighbours.
  await stillness(page);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`${axeScript()};undefined`);
  // Selectors take a third of the time, and nobody needs those of places without a fault.
  const found = await violationsOf(page, { ...options, selectors: false });
  const violations = found.length > 0 ? await violationsOf(page, options) : [];
  assert.deepEqual(violations, [], `axe found faults (${state})`);
}

function violationsOf(page: Page, options: object): Promise<Violation[]> {
  const settings = JSON.stringify({ resultTypes: ["violations"], iframes: false, ...options });
  return page.evaluate<Violation[]>(
    `axe.run(document, ${settings}).then(({ violations }) => violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target?.join(" ") ?? "") })))`,
  );
}
