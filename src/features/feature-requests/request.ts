import { z } from "zod";
import {
  pageFieldsOf,
  pageFrontMatter,
  writtenDate,
  type PageFields,
  type PageSource,
} from "../../lib/content/page-fields";
import { nearestFirst, type Problem } from "../../lib/problem";
import { routeOf } from "../../lib/routes/url";
import { editAddressBelow } from "../../lib/settings/function-settings";
import { webAddress } from "../../lib/content/web-address";
import { STATUSES, type RequestStatus } from "./statuses";
import { withoutMdxEnding } from "../../lib/content/mdx-file";

/** The front matter of a feature request. */
export const requestFrontMatterSchema = pageFrontMatter({
  title: z.string().min(1).describe("What is asked for."),
  status: z.enum(STATUSES).describe("How far the request is."),
  area: z.string().describe("What the request is about: a key of the areas in src/site.ts."),
  opened: writtenDate.describe("The day on which it was opened, as 2024-05-03."),
  discussion: webAddress.describe("Where people discuss the request, and vote for it."),
});

/** The same, where only the areas of a site are taken: a choice in forms, which the build tells by `unknownArea`. */
export function requestSchemaOf(areas: Readonly<Record<string, string>>) {
  const { area } = requestFrontMatterSchema.shape;
  return requestFrontMatterSchema.safeExtend({ area: z.enum(Object.keys(areas)).describe(area.description ?? "") });
}

type RequestFrontMatter = z.output<typeof requestFrontMatterSchema>;

/** A feature request; `slug` is the last part of its route. */
export type FeatureRequest = PageFields & {
  slug: string;
  status: RequestStatus;
  area: string;
  /** What readers see of the area. */
  areaLabel: string;
  /** The day on which it was opened. */
  opened: string;
  discussion: string;
};

/** What a request is made from. */
type RequestSource = Pick<PageSource, "contentTitle" | "firstParagraph" | "headingLevels"> & {
  routeBasePath: string;
  editUrl?: string;
  areas: Readonly<Record<string, string>>;
  /** Path inside the folder of requests. */
  path: string;
  frontMatter: RequestFrontMatter;
};

/** A request from its file; without a slug of its own it has the file's name. */
export function requestOf(source: RequestSource): FeatureRequest {
  const { path, frontMatter, routeBasePath, editUrl, areas } = source;
  const { status, area, opened, discussion } = frontMatter;
  const slug = frontMatter.slug ?? withoutMdxEnding(path);
  return {
    ...pageFieldsOf({
      ...source,
      permalink: routeOf(routeBasePath, slug),
      fallbackTitle: slug,
      editUrl: editUrl && editAddressBelow(editUrl, path),
      showLastUpdate: { time: false, author: false },
    }),
    slug,
    status,
    area,
    discussion,
    areaLabel: areas[area] ?? area,
    opened: opened.slice(0, "2024-05-03".length),
  };
}

/** The problem of an area that `src/site.ts` does not name. */
export function unknownArea(
  area: string,
  areas: Readonly<Record<string, string>>,
  at: Pick<Problem, "file" | "line">,
): Problem[] {
  if (Object.hasOwn(areas, area)) return [];
  return [
    {
      severity: "error",
      ...at,
      message: `src/site.ts names no area '${area}' of feature requests.`,
      remedy: "Write one of its areas, or add this one to `featureRequests.areas`.",
      choices: nearestFirst(area, Object.keys(areas)),
    },
  ];
}
