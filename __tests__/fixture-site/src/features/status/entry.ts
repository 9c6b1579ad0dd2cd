import { z } from "zod";

/** The file of a service: what it is called, how it is, and where to read more. */
export const entrySchema = z.strictObject({
  name: z.string(),
  state: z.enum(["up", "down"]),
  link: z.string(),
});

/** The state of a service. */
export type Entry = z.output<typeof entrySchema>;

/** An entry as a sentence. */
export function summaryOf({ name, state }: Entry): string {
  return `${name} is ${state}.`;
}
