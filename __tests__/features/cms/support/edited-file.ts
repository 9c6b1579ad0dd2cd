import { z } from "zod";
import { recordFieldsOf } from "../../../../src/features/cms/editor-field";
import { contentOf, textOf, type FileShape } from "../../../../src/features/cms/file-format/content-file";

const people = z.record(z.string(), z.strictObject({ name: z.string(), url: z.string().optional() }).nullable());

/** The shape of a file of people by their keys. */
export const record: FileShape = { extension: "yml", kind: "record", fields: recordFieldsOf(people) };

/** A file that is opened in a form, edited and saved. */
export function editedFile(text: string, edit: Record<string, unknown>, shape: FileShape): string {
  return textOf({ ...contentOf(text, shape), ...edit }, shape);
}
