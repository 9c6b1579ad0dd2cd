import type { Feature } from "../../build/feature";
import { publishStructuredData } from "./publish";

/** What search engines can read of pages as data. */
export const structuredData: Feature = { name: "structured-data", publish: publishStructuredData };
