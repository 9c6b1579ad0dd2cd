import { withPrefix } from "gatsby";
import type { SiteSettings } from "../lib/settings/site-settings";

type Logo = NonNullable<SiteSettings["navbar"]["logo"]>;

/** A logo of the site; with `srcDark`, the picture follows the colour mode by CSS. */
export function SiteLogo({ logo: { src, srcDark, alt, width, height } }: { logo: Logo }) {
  const size = { alt, width, height };
  if (!srcDark) return <img src={withPrefix(src)} {...size} />;
  return (
    <>
      <img src={withPrefix(src)} data-show="light" {...size} />
      <img src={withPrefix(srcDark)} data-show="dark" {...size} />
    </>
  );
}
