import { createHash } from "node:crypto";
import { BuiltSite } from "./support/built-site";

// Builds take as long as they take.
jest.setTimeout(10 * 60 * 60 * 1000);

/** What a build prints in turn as its stages end: moments at which to kill it. */
const STAGES = [
  "success onPreInit",
  "success onPreBootstrap",
  "success source and transform nodes",
  "success building schema",
  "success createPages",
  "success write out requires",
  "success Building production JavaScript and CSS bundles",
  "success Building HTML renderer",
  "success run page queries",
  "success Writing page-data.json",
  "success Building static HTML for pages",
];

/** How many moments are drawn at random; none for the two of each test. */
const DRAWN = Number(process.env.KILLED_BUILDS ?? 0);

/** The moments of one test: a stage in the beginning and the end; with `KILLED_BUILDS=20` as many, drawn at random. */
function moments(): string[] {
  if (DRAWN === 0) return [STAGES[2], STAGES[10]].filter((stage) => stage !== undefined);
  return Array.from({ length: DRAWN }, () => STAGES[Math.floor(Math.random() * STAGES.length)] ?? "");
}

const site = new BuiltSite();
afterAll(() => site.end());

/** The digest of each published file; how long something took, which the debug pages show, differs between builds. */
function published(): Record<string, string> {
  const files = site.files("public").filter((file) => !file.startsWith("debug-data/"));
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash("md5")
        .update(site.bytes(`public/${file}`))
        .digest("hex"),
    ]),
  );
}

/** Builds, and expects that to work. */
async function built(): Promise<Record<string, string>> {
  const { code, output } = await site.build();
  // A build that failed is best explained by all that it printed.
  expect(code === 0 ? "" : output).toBe("");
  return published();
}

/** Writes one of many texts of a page. */
function edit(number: number): void {
  site.write("content/handbook/rules.mdx", `# Rules\n\nRule ${number}.\n`);
}

it("a build after killed ones publishes what a build from nothing does", async () => {
  edit(0);
  const fromNothing = await built();
  const missed: string[] = [];
  for (const [index, moment] of moments().entries()) {
    edit(index + 1);
    if (!(await site.buildUntil(moment))) missed.push(moment);
    if (DRAWN > 0) await built();
  }
  // A build with little to do leaves a stage out, and ends before a moment that was drawn.
  expect(missed.length).toBeLessThanOrEqual(DRAWN / 4);
  edit(0);
  expect(await built()).toEqual(fromNothing);
});
