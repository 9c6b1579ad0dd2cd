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

/**
 * The part of a page's route below that of a list of such pages, at which an empty one would be.
 * It is no pattern: the CMS takes one with a slash for wrong.
 */
export const pathBelow = z.string().refine((path) => /[^/\s]/.test(path), "must name a path");
