import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { KEPT_FOLDER } from "../../../src/lib/build/kept-folder";
import { md5 } from "../../../src/files/digest";
import { CMS_DELETED, CMS_WRITTEN } from "../../support/cms-written";
import { FixtureSite, PROJECT } from "../../support/fixture-site";
import { freePort, startProgram, type RunningProgram } from "./running-program";

/** What builds leave in a site. */
const LEFT = [".cache", "public"];

/** How a build ended, and what it printed. */
export type Build = { code: number | null; output: string };

/** The errors that a build lists, with the lines around them. */
export function errorsIn({ output }: Build): string | undefined {
  return /\d+ errors in \d+ files:[\s\S]*listed above\./.exec(output)?.[0];
}

/** The parts of the output that tell of something wrong. */
export function complaintsIn({ output }: Build): string[] {
  return output.split("\n").filter((line) => /^(?:warn(?:ing)?|error|failed)\b/i.test(line));
}

/** The fixture site, built and served by Gatsby. */
export class BuiltSite extends FixtureSite {
  /** With a project of Docusaurus, the engine builds that instead. */
  constructor(docusaurus?: string) {
    super(docusaurus);
    if (docusaurus !== undefined) this.env.DOCUSAURUS = PROJECT;
  }

  /**
   * Builds as `npm run build` does, but in the default language alone; with versions, the part of the site that has
   * these, and with `now` at that moment.
   */
  async build({ versions = "", now = "" }: { versions?: string; now?: string } = {}): Promise<Build> {
    const asked = { SITE_VERSIONS: versions, SITE_NOW: now };
    Object.assign(this.env, asked);
    const running = this.#start("build");
    for (const name of Object.keys(asked)) delete this.env[name];
    return { code: await running.end, output: running.output() };
  }

  /** Builds in all languages, as `npm run build` does. */
  async buildAll(): Promise<Build> {
    const running = this.#run(
      `import { buildSite } from "./src/commands/build-site.mjs"; import { main } from "./src/commands/run.mjs"; await main(() => buildSite(process.cwd()));`,
    );
    return { code: await running.end, output: running.output() };
  }

  /** Puts what builds left beside the site under a name, but for what they find by its content. */
  setAside(name: string): void {
    const aside = path.join(this.parent, name);
    mkdirSync(aside, { recursive: true });
    for (const folder of LEFT) renameSync(this.path(folder), path.join(aside, folder));
    cpSync(path.join(aside, KEPT_FOLDER), this.path(KEPT_FOLDER), { recursive: true });
  }

  /** Puts back what was put aside, in place of what is there. */
  takeBack(name: string): void {
    for (const folder of LEFT) {
      rmSync(this.path(folder), { recursive: true, force: true });
      renameSync(path.join(this.parent, name, folder), this.path(folder));
    }
  }

  /** The files that a build left in a folder, by their digests. */
  digests(folder: string): Record<string, string> {
    return Object.fromEntries(this.files(folder).map((file) => [file, md5(this.bytes(`${folder}/${file}`))]));
  }

  /** Builds, and kills the build with all that it started as soon as it prints a text; false where it never does. */
  async buildUntil(text: string): Promise<boolean> {
    const running = this.#start("build");
    const isThere = await running.printed(text);
    running.kill();
    await running.end;
    return isThere;
  }

  /** Starts the development server, and resolves to its address once it answers. */
  async develop(): Promise<RunningProgram & { url: string }> {
    const port = await freePort();
    const running = this.#start("develop", "--host", "127.0.0.1", "--port", String(port));
    if (!(await running.printed("You can now view"))) throw new Error(running.output());
    return { ...running, url: `http://127.0.0.1:${port}` };
  }

  #start(command: string, ...parameters: string[]): RunningProgram {
    return this.#run(
      `import { main, runGatsby } from "./src/commands/run.mjs"; await main(() => runGatsby(process.cwd(), ...${JSON.stringify([command, ...parameters])}));`,
    );
  }

  #run(script: string): RunningProgram {
    const env: NodeJS.ProcessEnv = { ...process.env, ...this.env, CI: "true", NO_COLOR: "1" };
    // What tells Gatsby that it runs in a test makes it keep its data elsewhere.
    for (const name of ["NODE_ENV", "JEST_WORKER_ID", "FORCE_COLOR"]) delete env[name];
    return startProgram(process.execPath, ["--input-type=module", "--eval", script], { cwd: this.folder, env });
  }

  /** Takes over what somebody did in the CMS: files written, files deleted. */
  takeCmsFiles(): void {
    cpSync(CMS_WRITTEN, this.folder, { recursive: true });
    for (const file of CMS_DELETED) this.remove(file);
  }

  /** Moves the site with all that its builds left to another folder. */
  move(): void {
    const target = path.join(this.parent, "moved");
    renameSync(this.folder, target);
    this.folder = target;
  }

  /**
   * Goes on in a fresh copy of the site at the same place, as the next CI machine does: of what builds left, it has the
   * named folders alone, those that there are.
   */
  cloneWith(kept: readonly string[]): void {
    const old = path.join(this.parent, "old");
    renameSync(this.folder, old);
    const isSource = (file: string) => ![".cache", "public"].includes(path.relative(old, file));
    cpSync(old, this.folder, { recursive: true, filter: isSource });
    const there = kept.filter((name) => existsSync(path.join(old, name)));
    for (const name of there) cpSync(path.join(old, name), path.join(this.folder, name), { recursive: true });
    rmSync(old, { recursive: true });
  }

  /** The routes that have an HTML file in `public`, or in another folder. */
  routes(folder = "public"): string[] {
    return this.files(folder)
      .filter((file) => /(?:^|\/)index\.html$/.test(file))
      .map((file) => `/${file.replace(/index\.html$/, "")}`)
      .sort();
  }

  /** The routes that the sitemap lists. */
  sitemap(): string[] {
    const addresses = [...this.read("public/sitemap-0.xml").matchAll(/<loc>(.*?)<\/loc>/g)];
    return addresses.map(([, address = ""]) => address.replace("https://tern.example/manual", "")).sort();
  }

  /** What the status feature publishes: the headings of each page by route. */
  status(): Record<string, string[]> {
    const pages = JSON.parse(this.read("public/status.json")) as { route: string; headings: string[] }[];
    const sorted = pages.sort((a, b) => (a.route < b.route ? -1 : 1));
    return Object.fromEntries(sorted.map(({ route, headings }) => [route, headings]));
  }

  /** The finished page of a route. */
  page(route: string): Document {
    return new DOMParser().parseFromString(this.read(`public${route}index.html`), "text/html");
  }

  /** The published files that hold a text, or have it in their path. */
  filesWith(text: string): string[] {
    return this.files("public").filter((file) => file.includes(text) || this.read(`public/${file}`).includes(text));
  }

  /** The data of all pages, as text by route. */
  pageData(): Record<string, string> {
    const files = this.files("public/page-data").filter((file) => file.endsWith("/page-data.json"));
    return Object.fromEntries(
      files.map((file) => {
        const name = file.replace(/\/?page-data\.json$/, "");
        return [name === "index" ? "/" : `/${name}/`, this.read(`public/page-data/${file}`)];
      }),
    );
  }

  /** The routes whose page data differ from what they were. */
  changedSince(before: Record<string, string>): string[] {
    const now = this.pageData();
    const routes = new Set([...Object.keys(before), ...Object.keys(now)]);
    return [...routes].filter((route) => before[route] !== now[route]).sort();
  }
}
