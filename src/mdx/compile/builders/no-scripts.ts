import { addressesIn, isEventName, isScriptUrl } from "../../../lib/no-scripts";
import type { ContentProps, Json } from "../../content-node";
import { MdxError } from "../run/runtime";

/** Tags whose addresses are shown as images. */
const IMAGES = ["img", "source", "video", "image"];

/** Throws where a tag's attributes hold an event handler, or an address that is a script; data in props included. */
export function assertNoScripts(tag: string, props: ContentProps): void {
  for (const [name, value] of Object.entries(props)) {
    if (isEventName(name, tag))
      throw new MdxError(
        `The attribute '${name}' of <${tag}> is an event handler, which content cannot have.`,
        "Remove it; what reacts to readers is a component: put it in the registry (`src/mdx/render/registry.tsx`) and use it by name.",
      );
    assertNoScriptIn(value, name, tag);
  }
}

function assertNoScriptIn(value: Json | undefined, name: string, tag: string): void {
  if (typeof value === "string") {
    for (const url of addressesIn(name, value, tag))
      assertNoScriptUrl(url, `The attribute '${name}' of <${tag}>`, IMAGES.includes(tag));
  } else if (Array.isArray(value)) {
    for (const item of value) assertNoScriptIn(item, name, tag);
  } else if (typeof value === "object" && value !== null) {
    // What `$` holds is content, of which each element was looked at when it was made.
    for (const [key, item] of Object.entries(value)) if (key !== "$") assertNoScriptIn(item, key, tag);
  }
}

/** Throws where an address is a script; `holder` are the words for what has it, `asImage` is for one of an image. */
export function assertNoScriptUrl(url: string, holder: string, asImage = false): void {
  if (!isScriptUrl(url, asImage)) return;
  const shown = url.length > 40 ? `${url.slice(0, 40)}…` : url;
  throw new MdxError(
    `${holder} is a script: '${shown.replace(/\s/g, " ")}'.`,
    "Link to a page or a file of the site, or to an address that begins with `https://`.",
  );
}
