import type { ComponentPropsWithoutRef } from "react";
import { SiteLink } from "../../ui/site-link";

/** A link of content. */
export function ContentLink({ href, ...rest }: ComponentPropsWithoutRef<"a">) {
  return href === undefined ? <a {...rest} /> : <SiteLink href={href} {...rest} />;
}
