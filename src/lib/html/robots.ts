/**
 * Whether the content of a page's `<meta name="robots">` keeps it out of what search engines list. Rules with a value,
 * such as `max-image-preview:none`, say something else.
 */
export function keepsAway(content: string): boolean {
  const rules = content.split(",").filter((rule) => !rule.includes(":"));
  return rules.some((rule) => /(?:^|\s)(?:noindex|none)(?:\s|$)/i.test(rule));
}
