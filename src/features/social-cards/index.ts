import type { Feature } from "../../build/feature";
import { publishCards } from "./publish";

/** An image of each page for those who share a link to it. */
export const socialCards: Feature = { name: "social-cards", publish: publishCards };
