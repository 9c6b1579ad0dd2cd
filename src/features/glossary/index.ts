import type { Feature } from "../../build/feature";
import { glossaryLinks, glossaryPages } from "./pages";

/** The page of the terms that content uses, with what they mean. */
export const glossary: Feature = { name: "glossary", pages: glossaryPages, links: glossaryLinks };
