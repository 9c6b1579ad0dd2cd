import type { Interface } from "node:readline/promises";
import { faultOf, type Answers, type Question } from "./question";

/** Takes answers from flags; throws one error that names every question without an answer, and every wrong answer. */
export function answersOf(questions: readonly Question[], given: Answers): Answers {
  const answers: Record<string, string> = {};
  const faults: string[] = [];
  for (const question of questions) {
    answers[question.name] = given[question.name] ?? question.initial?.(answers) ?? "";
    const fault = faultOf(question, answers);
    if (fault) faults.push(`--${question.name} (${question.ask}): ${fault}`);
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return answers;
}

/** Asks what flags did not say, until each answer can be taken. */
export async function askFor(
  questions: readonly Question[],
  given: Answers,
  terminal: Pick<Interface, "question">,
  tell: (line: string) => void,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const question of questions) {
    let answer = given[question.name];
    for (;;) {
      answers[question.name] = (answer ?? (await terminal.question(promptOf(question, answers)))).trim();
      if (answers[question.name] === "") answers[question.name] = question.initial?.(answers) ?? "";
      const fault = faultOf(question, answers);
      if (fault === undefined) break;
      tell(fault);
      answer = undefined;
    }
  }
  return answers;
}

/** `Tags (design, i18n; several with commas, none with Enter): ` */
function promptOf({ ask, choices, initial, isList, isOptional }: Question, answers: Answers): string {
  const value = initial?.(answers);
  const hints = [
    choices?.(answers).join(", "),
    isList && "several with commas",
    isOptional ? "none with Enter" : value && `Enter for ${value}`,
  ].filter(Boolean);
  return hints.length > 0 ? `${ask} (${hints.join("; ")}): ` : `${ask}: `;
}
