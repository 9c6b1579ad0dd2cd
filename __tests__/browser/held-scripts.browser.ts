import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, withTab } from "./support/page";
import { requestsDone } from "./support/requests";
import { samplePages } from "./support/samples";
import { browserTest } from "./support/suite";

/** The files that a page has fetched so far, but for styles, pictures and fonts. */
const fetchedBy = (page: Page) =>
  page.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => /\\.(js|json)$/.test(path))",
  );
/** Whether a part needs scripts by itself, at once or in view; nobody has chosen anything. */
const needsScripts = (page: Page) =>
  page.evaluate<boolean>(
    "[...document.querySelectorAll('[data-needs-scripts]')].some((part) => part.dataset.needsScripts === 'now' || (part.dataset.needsScripts === 'view' && part.getBoundingClientRect().top < innerHeight))",
  );

for (const { path, template, isLongest } of samplePages()) {
  browserTest(`${template}${isLongest ? ", the longest page" : ""}: no script before its reader does something`, () =>
    withTab(path, { untouched: true }, async (page) => {
      await requestsDone(page);
      if (await needsScripts(page)) return;
      assert.deepEqual(await fetchedBy(page), []);
      if (isLongest) return;
      await hydrated(page);
      assert.ok((await fetchedBy(page)).some((file) => file.endsWith(".js")));
    }),
  );
}
