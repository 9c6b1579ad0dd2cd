import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort, startProgram, type RunningProgram } from "./running-program";
import { copySite } from "../../../src/commands/bench/copy-site";

const FIXTURE = "__tests__/fixture-site";

/** How a build ended, and what it printed. */
export type Build = { code: number | null; output: string };

/** The fixture site in a temporary folder, with the engine around it. */
export class BuiltSite {
  readonly #parent = mkdtempSync(path.join(os.tmpdir(), "site-fixture-"));
  #folder = path.join(this.#parent, "site");

  constructor() {
    mkdirSync(this.#folder);
    copySite(process.cwd(), this.#folder);
    this.remove("static");
    cpSync(FIXTURE, this.#folder, { recursive: true });
    // A feature of the site that the engine serves elsewhere would ask for types that this site does not have.
    const listed = this.read("src/features.ts");
    for (const name of this.names("src/features"))
      if (!listed.includes(`"./features/${name}"`)) this.remove(`src/features/${name}`);
  }

  /** Builds as `npm run build` does. */
  async build(): Promise<Build> {
    const running = this.#start("build");
    return { code: await running.end, output: running.output() };
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
    const env: NodeJS.ProcessEnv = { ...process.env, CI: "true", NO_COLOR: "1" };
    // What tells Gatsby that it runs in a test makes it keep its data elsewhere.
    for (const name of ["NODE_ENV", "JEST_WORKER_ID", "FORCE_COLOR"]) delete env[name];
    const script = `import { main, runGatsby } from "./src/commands/run.mjs"; await main(() => runGatsby(process.cwd(), ...${JSON.stringify([command, ...parameters])}));`;
    return startProgram(process.execPath, ["--input-type=module", "--eval", script], { cwd: this.#folder, env });
  }

  read(file: string): string {
    return readFileSync(path.join(this.#folder, file), "utf8");
  }

  bytes(file: string): Buffer {
    return readFileSync(path.join(this.#folder, file));
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.#folder, file), text);
  }

  /** Replaces a text that must be in the file. */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not hold '${from}'.`);
    this.write(file, text.replace(from, to));
  }

  remove(file: string): void {
    rmSync(path.join(this.#folder, file), { recursive: true });
  }

  /** Moves the site with all that its builds left to another folder. */
  move(): void {
    const target = path.join(this.#parent, "moved");
    renameSync(this.#folder, target);
    this.#folder = target;
  }

  /**
   * Goes on in a fresh copy of the site at the same place, as the next CI machine does: of what builds left, it has the
   * named folders alone.
   */
  cloneWith(kept: readonly string[]): void {
    const old = path.join(this.#parent, "old");
    renameSync(this.#folder, old);
    const isSource = (file: string) => ![".cache", "public"].includes(path.relative(old, file));
    cpSync(old, this.#folder, { recursive: true, filter: isSource });
    for (const name of kept) cpSync(path.join(old, name), path.join(this.#folder, name), { recursive: true });
    rmSync(old, { recursive: true });
  }

  /** Names of the files and folders in a folder. */
  names(folder: string): string[] {
    return readdirSync(path.join(this.#folder, folder)).sort();
  }

  /** All files below a folder, by their path in it. */
  files(folder: string): string[] {
    const names = readdirSync(path.join(this.#folder, folder), { recursive: true, encoding: "utf8" });
    const isFile = (name: string) => statSync(path.join(this.#folder, folder, name)).isFile();
    return names
      .filter(isFile)
      .map((name) => name.split(path.sep).join("/"))
      .sort();
  }

  /** The routes that have an HTML file. */
  routes(): string[] {
    return this.files("public")
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

  /** Removes the site. */
  end(): void {
    rmSync(this.#parent, { recursive: true, force: true });
  }
}
