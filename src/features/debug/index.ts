import type { Feature } from "../../build/feature";
import { debugPages } from "./pages";
import { publishDebug } from "./publish";

/** Pages that show maintainers what the site was built from, and what stands out in it. */
export const debug: Feature = {
  name: "debug",
  pages: (_args, context) => debugPages(context),
  publish: publishDebug,
};
