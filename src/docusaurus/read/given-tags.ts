import type { LocalPlugins } from "../map/folder";
import type { GivenTag, HtmlTags, Tag } from "./running-plugins";

type HeadTags = LocalPlugins["headTags"];

/**
 * What a plugin's `injectHtmlTags` gives, as tags of the head, and the names of what has no effect. Scripts with an
 * address at the end of pages are deferred ones in the head: these, too, run in their order once the page is there.
 */
export function givenTags({ headTags, postBodyTags, ...others }: HtmlTags): { tags: HeadTags; without: string[] } {
  const inHead = listOf(headTags);
  const atEnd = listOf(postBodyTags);
  const scripts = atEnd.filter(isScriptWithAddress);
  return {
    tags: [...inHead.filter(isTag), ...scripts.map(deferred)].map((tag) => ({ attributes: {}, ...tag })),
    without: [
      ...(inHead.every(isTag) ? [] : ["headTags of text"]),
      ...Object.keys(others),
      ...(scripts.length < atEnd.length ? ["postBodyTags"] : []),
    ],
  };
}

function listOf(tags: unknown): GivenTag[] {
  return [tags ?? []].flat() as GivenTag[];
}

function isTag(tag: GivenTag): tag is Tag {
  return typeof tag !== "string";
}

function isScriptWithAddress(tag: GivenTag): tag is Tag {
  return isTag(tag) && tag.tagName === "script" && typeof tag.attributes?.src === "string";
}

function deferred(tag: Tag): Tag {
  return { ...tag, attributes: { defer: true, ...tag.attributes } };
}
