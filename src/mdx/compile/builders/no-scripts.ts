import { addressesIn, isEventName, isScriptUrl } from "../../../lib/html/no-scripts";
import type { ContentProps, Json } from "../../content-node";
import { MdxError } from "../run/runtime";

/** Tags whose addresses are shown as images. */
const IMAGES = ["img", "source", "video", "image"];

/** Attributes that hold HTML: of a frame its document, of other tags what is in them. */
const HTML = /^(?:srcdoc|__html)$/i;

/** Tags whose `attributes` are those of an element. */
const TABS = ["Tabs", "TabItem"];

/** What in HTML would run a script, in a few words; undefined where nothing would. */
type ScriptIn = (html: string) => string | undefined;

/**
 * Throws where a tag's attributes hold an event handler, an address that is a script, or HTML with one of these; data
 * in props included.
 */
export function assertNoScripts(tag: string, props: ContentProps, scriptIn: ScriptIn): void {
  for (const [name, value] of Object.entries(props)) {
    if (isEventName(name, tag))
      throw new MdxError(
        `The attribute '${name}' of <${tag}> is an event handler, which content cannot have.`,
        "Remove it; what reacts to readers is a component: put it into a file of its own, and import it.",
      );
    assertNoScriptIn(value, name, tag, scriptIn);
  }
}

function assertNoScriptIn(value: Json | undefined, name: string, tag: string, scriptIn: ScriptIn): void {
  if (typeof value === "string") {
    for (const url of addressesIn(name, value, tag))
      assertNoScriptUrl(url, `The attribute '${name}' of <${tag}>`, IMAGES.includes(tag));
    // What ends an element of text, such as `<textarea>`, is read as more than its text.
    const found = HTML.test(name) ? (scriptIn(value) ?? scriptIn(`<${tag}>${value}`)) : undefined;
    if (found !== undefined)
      throw new MdxError(
        `The HTML in '${name}' of <${tag}> holds ${found}, which content cannot have.`,
        "Take it out; a frame may show a page or a file of the site by `src` instead.",
      );
  } else if (Array.isArray(value)) {
    for (const item of value) assertNoScriptIn(item, name, tag, scriptIn);
  } else if (typeof value === "object" && value !== null) {
    if (name === "attributes" && TABS.includes(tag)) assertNoScripts(tag, value, scriptIn);
    // What `$` holds is content, of which each element was looked at when it was made.
    for (const [key, item] of Object.entries(value)) if (key !== "$") assertNoScriptIn(item, key, tag, scriptIn);
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
