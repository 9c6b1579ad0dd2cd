import { requestFrontMatterSchema } from "../../features/feature-requests/request";
import { STATUSES } from "../../features/feature-requests/statuses";
import { pathPartOf } from "../../lib/content/path-part";
import type { Kind, KindSource } from "./kinds";
import { addressFault, dayFault, nameFault } from "./question";

/** A feature request; throws where the site has none. */
export function requestKind({ site: { featureRequests }, today }: KindSource): Kind {
  if (!featureRequests)
    throw new Error("src/site.ts has no `featureRequests`. Add it there: a folder, a title, a description and areas.");
  return {
    what: "a feature request",
    schema: requestFrontMatterSchema,
    questions: [
      { name: "title", ask: "What is asked for, in a few words?", fault: nameFault },
      { name: "description", ask: "The same in a sentence" },
      { name: "status", ask: "How far is it?", initial: () => "open", choices: () => STATUSES },
      { name: "area", ask: "What is it about?", choices: () => Object.keys(featureRequests.areas) },
      { name: "opened", ask: "Day on which it was opened", initial: () => today, fault: dayFault },
      { name: "discussion", ask: "Address of its public discussion", fault: addressFault },
    ],
    fileOf: ({ title = "", description, status, area, opened, discussion }) => ({
      file: `${featureRequests.content}/${pathPartOf(title)}.mdx`,
      data: { title, description, status, area, opened, discussion },
      body: "{/* What people need it for, and what they do until it is there. */}\n",
    }),
  };
}
