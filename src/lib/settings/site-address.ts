import { z } from "zod";

/** Refuses the address of a site that has a path, which belongs into `baseUrl`, or anything after it. */
export function withoutPath(written: string, context: z.core.$RefinementCtx): void {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (!url || !/[?#]|\/./.test(written.slice(url.protocol.length + "//".length))) return;
  const path = url.pathname.replace(/\/*$/, "/");
  const rest = path === "/" ? "" : `, and \`${path}\` at the beginning of \`baseUrl\``;
  const message = `must be a scheme and a host alone: write \`url: "${url.origin}"\`${rest}`;
  context.addIssue({ code: "custom", message, continue: false });
}

/** The path below which a site is: as browsers write it, for they would write any other signs in another way. */
export const basePath = z
  .string()
  .regex(/^\/(?:.*\/)?$/, { message: "must begin and end with a slash", abort: true })
  .regex(/^\/(?:[\w!$&'()*+,.:;=@~-]+\/)*$/, "must have English letters, digits and hyphens between single slashes");
