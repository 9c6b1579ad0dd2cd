import type { ComponentPropsWithoutRef } from "react";
import { FULL_LOAD } from "../../../mdx/content-node";
import { SiteLink } from "../../../ui/site-link";
import type { HitAddress } from "../ui/hit-address";

type HitLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & { address: HitAddress };

/** A link to what search found; one that leaves the site opens in place. */
export function HitLink({ address: { href, isExternal }, children, ...rest }: HitLinkProps) {
  if (!isExternal) {
    return (
      <SiteLink href={href} {...rest}>
        {children}
      </SiteLink>
    );
  }
  return (
    <a href={href} {...{ [FULL_LOAD]: "" }} {...rest}>
      {children}
    </a>
  );
}
