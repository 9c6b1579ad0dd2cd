import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import type { Problem } from "../../lib/problem";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { checkFields } from "../schema/check-fields";
import { PAGE_TYPES } from "../schema/page-schema";

/** Declares the GraphQL types that features share, then those of each feature. */
export function declareTypes(
  { actions }: Pick<CreateSchemaCustomizationArgs, "actions">,
  features: readonly Feature[],
) {
  for (const types of [PAGE_TYPES, ...features.map((feature) => feature.types)]) if (types) actions.createTypes(types);
}

/** Adds the computed fields of each feature's types, and what is wrong with the content, which `problemsNow` gives. */
export function declareResolvers(
  args: CreateResolversArgs,
  features: readonly Feature[],
  context: SiteContext,
  problemsNow: () => readonly Problem[],
): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  for (const { resolvers } of features) if (resolvers) createResolvers(resolvers(args, context));
  createResolvers(checkFields(problemsNow));
}
