import { z } from "zod";
import { isScriptUrl } from "../html/no-scripts";
import { scriptInHtml } from "../html/script-in-html";

/** An address that content names in data. */
export const plainAddress = z.string().refine((url) => !isScriptUrl(url), "an address must not be a script");

/** A piece of HTML in data. */
export const plainHtml = z.string().superRefine((html, context) => {
  const script = scriptInHtml(html);
  if (script !== undefined) context.addIssue({ code: "custom", message: `HTML must not hold ${script}` });
});
