import { dateOf } from "../../lib/content/dates";
import { pathPartOf } from "../../lib/content/path-part";
import { nearestFirst } from "../../lib/problem";
import { webAddress } from "../../lib/content/web-address";

/** What was answered so far, by the questions' names; an empty text is no answer. */
export type Answers = Readonly<Record<string, string>>;

/** One thing that a new file needs to know. */
export type Question = {
  /** Name of the answer, and of the flag that gives it. */
  name: string;
  /** What the author reads. */
  ask: string;
  isOptional?: boolean;
  /** Whether the answer is a list, with commas between its items. */
  isList?: boolean;
  /** The answer where the author gives none. */
  initial?: (answers: Answers) => string;
  /** The answers that are valid; any is where there are none. */
  choices?: (answers: Answers) => readonly string[];
  /** What is wrong with an answer that is there, a sentence. */
  fault?: (answer: string) => string | undefined;
};

/** The items of an answer that is a list. */
export function itemsOf(answer = ""): string[] {
  return answer
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}

/** The items of an answer that is a list; undefined for none. */
export function answeredItems(answer?: string): string[] | undefined {
  const items = itemsOf(answer);
  return items.length > 0 ? items : undefined;
}

/** What is wrong with an answer, with what would be valid; undefined for one that can be taken. */
export function faultOf(question: Question, answers: Answers): string | undefined {
  const answer = answers[question.name] ?? "";
  if (answer.trim() === "") return question.isOptional ? undefined : "An answer is needed.";
  const choices = question.choices?.(answers);
  if (!choices || choices.length === 0) return question.fault?.(answer);
  const unknown = (question.isList ? itemsOf(answer) : [answer]).filter((item) => !choices.includes(item));
  const [first] = unknown;
  if (first === undefined) return undefined;
  return `There is no '${unknown.join("', '")}'. Valid, nearest first: ${nearestFirst(first, choices).join(", ")}.`;
}

/** The fault of an answer that is to be a day: front matter and file names have it as `2024-05-03`. */
export function dayFault(answer: string): string | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(answer) && dateOf(answer) !== undefined;
  return isDay ? undefined : `There is no day '${answer}'. Write one as 2024-05-03.`;
}

/** The fault of an answer that is to be an address of the web. */
export function addressFault(answer: string): string | undefined {
  const isAddress = webAddress.safeParse(answer).success;
  return isAddress ? undefined : `'${answer}' is no address. Write one that begins with http:// or https://.`;
}

/** The fault of a title that gives its file no name. */
export function nameFault(answer: string): string | undefined {
  return pathPartOf(answer) === "" ? `'${answer}' gives no name for the file. Write a letter or a digit.` : undefined;
}
