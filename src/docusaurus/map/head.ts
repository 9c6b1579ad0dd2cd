import type { SiteInput } from "../../lib/site-config";
import { HEAD_TAGS } from "../../lib/html/head-element";
import { withoutBaseUrl } from "../../lib/routes/url";
import type { DocusaurusConfig } from "../config";
import { fromRoot } from "./frame";

type HeadInput = NonNullable<SiteInput["head"]>;
type Props = NonNullable<HeadInput[number]["props"]>;

/** What a configuration puts into the head of every page: tags, metadata, scripts and stylesheets. */
export function mapHead({ headTags, scripts, stylesheets, themeConfig }: DocusaurusConfig): HeadInput {
  return [
    ...headTags.flatMap(({ tagName, attributes, innerHTML }) =>
      isHeadTag(tagName)
        ? [{ tag: tagName, props: propsOf(attributes), ...(innerHTML !== undefined && { text: innerHTML }) }]
        : [],
    ),
    ...(themeConfig.metadata ?? []).map((props) => ({ tag: "meta" as const, props })),
    ...stylesheets.map((sheet) => {
      const { href = "", ...props }: Props = typeof sheet === "string" ? { href: sheet } : propsOf(sheet);
      return { tag: "link" as const, props: { rel: "stylesheet", ...props, href: fromRoot(String(href)) } };
    }),
    ...scripts.map((script) => {
      const { src = "", ...props }: Props = typeof script === "string" ? { src: script } : propsOf(script);
      return { tag: "script" as const, props: { ...props, src: fromRoot(String(src)) } };
    }),
  ];
}

/** The image of shared links to pages without their own; where the theme names none, the build draws one of each. */
export function mapSocialCards({ themeConfig: { image }, baseUrl }: DocusaurusConfig): Pick<SiteInput, "socialCards"> {
  return image ? { socialCards: { draw: false, image: withoutBaseUrl(fromRoot(image), baseUrl) } } : {};
}

function isHeadTag(name: string): name is HeadInput[number]["tag"] {
  return (HEAD_TAGS as readonly string[]).includes(name);
}

function propsOf(attributes: Record<string, unknown>): Props {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string | number | boolean] =>
      ["string", "number", "boolean"].includes(typeof entry[1]),
    ),
  );
}
