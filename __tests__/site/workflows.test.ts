import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

const FOLDER = ".github/workflows";

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Part = { name: string; versions: string };
type Workflow = { jobs: Record<string, { steps: Step[]; strategy?: { matrix: { include: Part[] } } }> };

const workflowOf = (name: string) => parse(readFileSync(path.join(FOLDER, name), "utf8")) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

test("the parts that CI builds have each version once", () => {
  const { include } = workflowOf("build-in-parts.yml").jobs.part?.strategy?.matrix ?? { include: [] };
  const versions = include.flatMap((part) => part.versions.split(","));
  expect(versions.sort()).toEqual((parse(readFileSync("content/docs/versions.yml", "utf8")) as string[]).sort());
});

test("folders that CI hands on are whole: uploads leave out names that begin with a dot, if not asked for them", () => {
  const steps = readdirSync(FOLDER).flatMap((name) => stepsOf(workflowOf(name)));
  const uploads = steps.filter(({ uses }) => uses?.startsWith("actions/upload-artifact@"));
  expect(uploads.map((step) => step.with?.["include-hidden-files"])).toEqual([true, true]);
});

test("commands that CI runs are those of the project", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const runs = readdirSync(FOLDER).flatMap((name) => stepsOf(workflowOf(name)).map(({ run = "" }) => run));
  const named = runs.flatMap((run) => [...run.matchAll(/\bnpm (?:run )?(start|test|[a-z]+(?= |$))/gm)]);
  const commands = new Set(named.map(([, name = ""]) => name).filter((name) => name !== "ci"));
  expect([...commands].filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  expect(commands.size).toBeGreaterThan(3);
});
