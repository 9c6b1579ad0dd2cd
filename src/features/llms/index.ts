import type { Feature } from "../../build/feature";
import { publishLlms } from "./publish";

/** Docs as Markdown, for machines that read and for people who ask them. */
export const llms: Feature = {
  name: "llms",
  publish: publishLlms,
  frame: "src/features/llms/frame.tsx",
};
