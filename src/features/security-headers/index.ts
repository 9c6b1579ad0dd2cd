import type { Feature } from "../../build/feature";
import { publishHeaders } from "./publish";

/** Headers by which browsers let the site do what it does and nothing else, and keep what does not change. */
export const securityHeaders: Feature = { name: "security-headers", publish: publishHeaders };
