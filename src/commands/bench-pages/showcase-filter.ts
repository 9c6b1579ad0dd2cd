import { chromium, type CDPSession, type Page } from "playwright-core";

/**
 * What a letter costs that a reader types into the showcase's field, in milliseconds of script, style and layout: the
 * median and the most over the letters of a few words.
 */
type FilterCost = { sites: number; letters: number; median: number; most: number };

type PageData = { result: { data: { allShowcaseSite: { nodes: { slug: string; title: string }[] } } } };

const WORDS = "react native docs";
const FIELD = ".site-showcase input[name=name]";
const WORK = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];
/** Two frames: in the first one, what the letter changed is drawn, before the second all of it is done. */
const TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

/** Shows the showcase of a served site with so many sites, and types into its field; `start` is another page. */
export async function filterCost(
  { start, showcase, sites }: { start: string; showcase: string; sites: number },
  executablePath: string,
): Promise<FilterCost> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ bypassCSP: true });
    await page.route(`**/page-data${showcase}page-data.json*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: withSites((await response.json()) as PageData, sites) });
    });
    await page.goto(start);
    await page.mouse.move(200, 300);
    await page.waitForFunction("window.___navigate");
    await page.evaluate(`window.___navigate(${JSON.stringify(showcase)})`);
    await page.locator(FIELD).click();
    const costs = await costsOf(page);
    return { sites, letters: costs.length, median: costs[costs.length >> 1] ?? 0, most: costs.at(-1) ?? 0 };
  } finally {
    await browser.close();
  }
}

/** The page's data with its own sites over and over, until there are so many. */
function withSites(data: PageData, count: number): PageData {
  const list = data.result.data.allShowcaseSite;
  const own = list.nodes;
  list.nodes = Array.from({ length: count }, (_, index) => {
    const site = own[index % own.length];
    return { ...site, slug: `${site?.slug}-${index}`, title: `${site?.title} ${index}` };
  });
  return data;
}

/** The cost of each letter, the least first. */
async function costsOf(page: Page): Promise<number[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Performance.enable");
  const costs: number[] = [];
  for (const letter of WORDS) {
    const before = await workTime(devTools);
    await page.keyboard.type(letter);
    await page.evaluate(TWO_FRAMES);
    costs.push((await workTime(devTools)) - before);
  }
  return costs.sort((one, other) => one - other);
}

/** Milliseconds of script, style and layout that the page has taken so far. */
async function workTime(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send("Performance.getMetrics");
  return metrics.reduce((sum, { name, value }) => (WORK.includes(name) ? sum + 1000 * value : sum), 0);
}
