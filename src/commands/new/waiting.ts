import { isAhead } from "../../lib/content/dates";
import type { BlogInstance } from "../../lib/site-config";
import type { NewFile } from "./kinds";

/** What the author of a file of a blog with this date is told, where the blog waits for that day. */
export function waitingNote(date: string, { futurePosts }: BlogInstance, now: string): Pick<NewFile, "next"> {
  if (futurePosts !== "hold" || !isAhead(date, now)) return {};
  return { next: `Builds for readers leave it out until ${date} begins in UTC; README has how to build on that day.` };
}
