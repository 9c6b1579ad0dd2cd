import type { Page } from "playwright-core";

/**
 * What has gone wrong in a tab; `missing` is a path whose absence is expected, `failing` are addresses that a test has
 * fail.
 */
export type Faults = { found: string[]; missing?: string; failing?: RegExp };

/** A list that fills with what goes wrong on the pages of a host in a tab. */
export function faultsOf(page: Page, host: string): Faults {
  const faults: Faults = { found: [] };
  const isOwn = (url: string) => URL.canParse(url) && new URL(url).host === host;
  const isMissing = (url: string) => faults.missing !== undefined && url.includes(faults.missing.replace(/\/$/, ""));
  const isExpected = (url: string) => isMissing(url) || faults.failing?.test(url) === true;
  page.on("console", (message) => {
    const { url } = message.location();
    const isFault = message.type() === "error" || /hydrat/i.test(message.text());
    if (isFault && !isExpected(url) && !isUnreachable(message.text(), url, isOwn) && !isOfTest(message.text()))
      faults.found.push(`console: ${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => faults.found.push(`page error: ${error.stack ?? error.message}`));
  page.on("response", (response) => {
    const url = response.url();
    if (isOwn(url) && response.status() >= 400 && !isExpected(url)) faults.found.push(`${response.status()}: ${url}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // A page that is left aborts what it was still fetching.
    if (isOwn(request.url()) && !reason.includes("ERR_ABORTED")) faults.found.push(`${reason}: ${request.url()}`);
  });
  return faults;
}

/** Whether the console tells that what the tests add to each frame cannot run in one that allows no scripts. */
function isOfTest(text: string): boolean {
  return text.startsWith("Blocked script execution in 'about:srcdoc'");
}

/** Whether the console tells that a file of another host is missing: the tests' browser knows no other host. */
function isUnreachable(text: string, url: string, isOwn: (url: string) => boolean): boolean {
  return text.startsWith("Failed to load resource") && text.includes("net::ERR_NAME_NOT_RESOLVED") && !isOwn(url);
}
