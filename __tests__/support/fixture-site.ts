import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { copySite } from "../../src/commands/bench/copy-site";
import { TYPESCRIPT } from "../../src/commands/run.mjs";

const FIXTURE = "__tests__/fixture-site";
/** Where a project of Docusaurus lies, from the site. */
export const PROJECT = "../website";

/** How a command ended, and what it printed: its output, then its errors. */
export type CommandEnd = { code: number; text: string };

/** The fixture site in a temporary folder, with the engine around it. */
export class FixtureSite {
  protected readonly parent = mkdtempSync(path.join(os.tmpdir(), "site-fixture-"));
  protected folder = path.join(this.parent, "site");

  /** With a project of Docusaurus, the engine stands beside that instead. */
  constructor(docusaurus?: string) {
    mkdirSync(this.folder);
    copySite(process.cwd(), this.folder);
    if (docusaurus !== undefined) {
      cpSync(docusaurus, path.join(this.folder, PROJECT), { recursive: true });
      return;
    }
    for (const name of ["static", "content"]) rmSync(this.path(name), { recursive: true, force: true });
    cpSync(FIXTURE, this.folder, { recursive: true });
    // A feature of the site that the engine serves elsewhere would ask for types that this site does not have.
    const listed = this.read("src/features.ts");
    for (const name of this.names("src/features"))
      if (!listed.includes(`"./features/${name}"`)) this.remove(`src/features/${name}`);
  }

  /** Runs a command of `src/commands`, such as `check`, outside of GitHub's workflows. */
  async command(name: string, ...parameters: string[]): Promise<CommandEnd> {
    return this.run(process.execPath, [...TYPESCRIPT, `src/commands/${name}.ts`, ...parameters]);
  }

  /** Runs git in the site's folder, and gives what it printed; throws where it fails. */
  async git(...parameters: string[]): Promise<string> {
    const author = ["-c", "user.name=Ada", "-c", "user.email=ada@tern.example"];
    const { code, text } = await this.run("git", [...author, ...parameters]);
    if (code !== 0) throw new Error(text);
    return text;
  }

  /** What the environment of the site's programs has beside ours. */
  protected readonly env: NodeJS.ProcessEnv = {};

  protected async run(program: string, parameters: readonly string[]): Promise<CommandEnd> {
    const env = {
      ...process.env,
      ...this.env,
      GITHUB_ACTIONS: undefined,
      NODE_ENV: undefined,
      JEST_WORKER_ID: undefined,
    };
    try {
      const { stdout, stderr } = await promisify(execFile)(program, parameters, { cwd: this.folder, env });
      return { code: 0, text: (stdout + stderr).trim() };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, text: (stdout + stderr).trim() };
    }
  }

  /** Where a file or folder of the site is. */
  path(file: string): string {
    return path.join(this.folder, file);
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), "utf8");
  }

  bytes(file: string): Buffer {
    return readFileSync(path.join(this.folder, file));
  }

  /** Writes a file, and the folders that it lies in. */
  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), text);
  }

  /** Replaces a text that must be in the file. */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not hold '${from}'.`);
    this.write(file, text.replace(from, to));
  }

  remove(file: string): void {
    rmSync(path.join(this.folder, file), { recursive: true });
  }

  /** Names of the files and folders in a folder. */
  names(folder: string): string[] {
    return readdirSync(path.join(this.folder, folder)).sort();
  }

  /** All files below a folder, by their path in it. */
  files(folder: string): string[] {
    const names = readdirSync(path.join(this.folder, folder), { recursive: true, encoding: "utf8" });
    const isFile = (name: string) => statSync(path.join(this.folder, folder, name)).isFile();
    return names
      .filter(isFile)
      .map((name) => name.split(path.sep).join("/"))
      .sort();
  }

  /** Removes the site. */
  end(): void {
    rmSync(this.parent, { recursive: true, force: true });
  }
}
