import { decodeAddress } from "../routes/url";

/**
 * Spaces, control characters, characters without a width, and what Markdown puts in the place of some: browsers drop
 * some of them from an address.
 */
const UNSEEN = /[\p{Z}\p{Cc}\p{Cf}\uFFFD]/gu;
const SCRIPT = /^(?:javascript|vbscript|livescript):/i;
/** Kinds of data that a browser shows as a document, in which scripts run. */
const DOCUMENT =
  /^data:(?:text\/(?:html|xml|xsl)|application\/xml|(?!image\/svg\+xml\b)[^,;]*\+xml|[\w.-]+\/[\w.-]*javascript)\b/i;
const DRAWING = /^data:image\/svg\+xml\b/i;

/** Attributes that hold an address, in lower case and without signs. */
const ADDRESSES = [
  "href",
  "xlinkhref",
  "to",
  "src",
  "poster",
  "data",
  "action",
  "formaction",
  "background",
  "cite",
  "url",
  "link",
  "permalink",
];

/** Tags by which SVG changes an attribute of the element around, maybe an address, and where they say to what. */
const ANIMATION = /^(?:animate|set)$/i;
const ANIMATED = ["values", "from", "to", "by"];

/** Beginnings of the names of events, for the props of components, of which a few begin with `on` by chance. */
const EVENT =
  /^on(?:[A-Z]|abort|after|animation|aux|before|begin|blur|can|change|click|close|context|copy|cut|dbl|drag|drop|end|error|focus|hash|input|invalid|key|load|message|mouse|page|paste|pause|play|pointer|popstate|reset|resize|repeat|scroll|search|select|show|storage|submit|toggle|touch|transition|unload|wheel)/;

/**
 * Whether a browser would run an address as a script, or show it as a document in which scripts run. `asImage` is for
 * images, whose drawings run none.
 */
export function isScriptUrl(url: string, asImage = false): boolean {
  return [url, decodeAddress(url)].some((written) => {
    const seen = written.replace(UNSEEN, "");
    return SCRIPT.test(seen) || DOCUMENT.test(seen) || (!asImage && DRAWING.test(seen));
  });
}

/**
 * The addresses that an attribute holds, by its name in HTML or React and by its tag: none where it holds no address,
 * several where an animation of SVG has a list.
 */
export function addressesIn(name: string, value: string, tag: string): string[] {
  if (ANIMATION.test(tag) && ANIMATED.includes(name.toLowerCase())) return value.split(";");
  return ADDRESSES.includes(name.toLowerCase().replace(/[^a-z]/g, "")) ? [value] : [];
}

/** Whether an attribute of a tag is an event handler: no attribute of HTML begins with `on` but those. */
export function isEventName(name: string, tag: string): boolean {
  return /^[a-z]/.test(tag) ? /^on/i.test(name) : EVENT.test(name);
}
