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

/** The flags that answer questions, one on each line, with the answers that are valid and those that stand for none. */
export function flagLines(questions: readonly Question[]): string[] {
  const width = Math.max(...questions.map(({ name }) => name.length));
  const answers: Record<string, string> = {};
  return questions.map((question) => {
    answers[question.name] = question.initial?.(answers) ?? "";
    const value = answers[question.name];
    const without = question.isOptional ? "optional" : value && `${value} without it`;
    return `  --${question.name.padEnd(width)}  ${hinted(question, answers, without)}`;
  });
}

/** `Tags (design, i18n; several with commas; none with Enter): ` */
function promptOf(question: Question, answers: Answers): string {
  const value = question.initial?.(answers);
  return `${hinted(question, answers, question.isOptional ? "none with Enter" : value && `Enter for ${value}`)}: `;
}

function hinted({ ask, choices, isList }: Question, answers: Answers, without: string | undefined): string {
  const hints = [choices?.(answers).join(", "), isList && "several with commas", without].filter(Boolean);
  return hints.length > 0 ? `${ask} (${hints.join("; ")})` : ask;
}
