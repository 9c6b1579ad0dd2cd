import type { Page } from "playwright-core";

/**
 * What has gone wrong in a tab; `missing` is a path whose absence is expected, `failing` are addresses that a test has
 * fail.
 */
export type Faults = { found: string[]; missing?: string; failing?: RegExp };

/** Whether an address is at a host, with its port, or at a name below one. */
function isBelow({ host, hostname }: URL, own: string): boolean {
  return host === own || hostname.endsWith(`.${own}`);
}

/**
 * A list that fills with what goes wrong on the pages of a host in a tab: among it all that its security policies
 * forbid, of which the console tells, and requests to other hosts, which no page makes before its reader asks for it.
 */
export function faultsOf(page: Page, host: string): Faults {
  const faults: Faults = { found: [] };
  // Names below `localhost` are this machine, as for a test that opens the site under another name.
  const isOwn = (url: string) => URL.canParse(url) && [host, "localhost"].some((own) => isBelow(new URL(url), own));
  const isMissing = (url: string) => faults.missing !== undefined && url.includes(faults.missing.replace(/\/$/, ""));
  const isExpected = (url: string) => isMissing(url) || faults.failing?.test(url) === true;
  page.on("console", (message) => {
    const { url } = message.location();
    const isFault = message.type() === "error" || /hydrat/i.test(message.text());
    if (isFault && !isExpected(url)) faults.found.push(`console: ${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => faults.found.push(`page error: ${error.stack ?? error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (/^(?:http|ws)/.test(url) && !isOwn(url) && !isExpected(url)) faults.found.push(`asks another site: ${url}`);
  });
  page.on("response", (response) => {
    const url = response.url();
    if (isOwn(url) && response.status() >= 400 && !isExpected(url)) faults.found.push(`${response.status()}: ${url}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // A page that is left aborts what it was still fetching.
    if (isOwn(request.url()) && !isExpected(request.url()) && !reason.includes("ERR_ABORTED"))
      faults.found.push(`${reason}: ${request.url()}`);
  });
  return faults;
}
