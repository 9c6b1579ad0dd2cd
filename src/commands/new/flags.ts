import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { nearestFirst } from "../../lib/problem";
import { expectFlags } from "../run.mjs";
import { answersOf, askFor, flagLines } from "./ask";
import type { Answers, Question } from "./question";

/** The flags that a command has beside those that answer its questions, and the answers, by the questions' names. */
export function flagsOf(questions: readonly Question[], flags: readonly string[]) {
  const options = {
    ...Object.fromEntries(questions.map(({ name }) => [name, { type: "string" as const }])),
    help: { type: "boolean", short: "h", default: false },
    "dry-run": { type: "boolean", default: false },
  } as const;
  expectFlags(Object.keys(options), process.env);
  for (const token of parseArgs({ args: [...flags], options, strict: false, tokens: true }).tokens) {
    if (token.kind !== "option" || Object.hasOwn(options, token.name)) continue;
    const valid = nearestFirst(token.name, Object.keys(options)).map((name) => `--${name}`);
    throw new Error(`There is no flag '${token.rawName}'. Valid, nearest first: ${valid.join(", ")}.`);
  }
  const { help, "dry-run": isDryRun, ...given } = parseArgs({ args: [...flags], options }).values;
  return { help, isDryRun, given };
}

/** What the flags of a kind are, and, in `what`, what it writes. */
export function helpOf(name: string, what: string, questions: readonly Question[]): string {
  const head = [`npm run new -- ${name} [--NAME ANSWER …] [--dry-run]`, "", `Writes ${what}.`, ""];
  return [...head, ...flagLines(questions)].join("\n");
}

/** The answers to all questions: those of flags, then of whoever sits at the terminal, where there is one. */
export async function answersTo(questions: readonly Question[], given: Answers): Promise<Answers> {
  if (!process.stdin.isTTY) return answersOf(questions, given);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askFor(questions, given, terminal, console.log);
  } finally {
    terminal.close();
  }
}
