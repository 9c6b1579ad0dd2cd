import { z } from "zod";
import { routeOf } from "../routes/url";

/** Refuses the address of a site that has a path, which belongs into `baseUrl`, or anything after it. */
export function withoutPath(written: string, context: z.core.$RefinementCtx): void {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (!url || !/[?#]|\/./.test(written.slice(url.protocol.length + "//".length))) return;
  const path = url.pathname.replace(/\/*$/, "/");
  const rest = path === "/" ? "" : `, and \`${path}\` at the beginning of \`baseUrl\``;
  const message = `must be a scheme and a host alone: write \`url: "${url.origin}"\`${rest}`;
  context.addIssue({ code: "custom", message, continue: false });
}

/** A path that browsers leave as it is: they would write any other signs in another way. */
const BASE_PATH = /^\/(?:[\w!$&'()*+,.:;=@~-]+\/)*$/;

/** The path below which a site is, as browsers write it; of a mistake it says what to write. */
export const basePath = z.string().superRefine((written, context) => {
  if (BASE_PATH.test(written)) return;
  const hasSlashes = /^\/(?:.*\/)?$/.test(written);
  context.addIssue({
    code: "custom",
    message: hasSlashes
      ? "must have English letters, digits and hyphens between single slashes"
      : "must begin and end with a slash",
    params: { remedy: baseRemedy(written) },
  });
});

function baseRemedy(written: string): string {
  const address = /^https?:/i.test(written) && URL.canParse(written) ? new URL(written) : undefined;
  const meant = routeOf(address?.pathname ?? written);
  if (!BASE_PATH.test(meant))
    return "Write the path below which the site is served as `/docs/`, or `/` where it is no folder of its host, and name the folder on the host so.";
  return `Write \`baseUrl: "${meant}"\`${address ? `, and the host in \`url: "${address.origin}"\`` : ""}.`;
}
