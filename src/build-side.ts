import { gatsbyConfigOf } from "./build/config";
import { siteInputOf } from "./build/context/site-input";
import { stepsOf } from "./build/hooks/hooks";
import { features } from "./features";
import { site } from "./site";

/**
 * What gatsby-config.ts hands to Gatsby. Not named `config`: Gatsby takes an export of that name, in any file of src,
 * for that of a page that is made on request.
 */
export const gatsbyConfig = gatsbyConfigOf(siteInputOf(site), features);

/** What gatsby-node.ts hands to Gatsby, and what gatsby-config.ts begins. */
export const { begin, hooks } = stepsOf(features);
