import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { translate } from "../../../lib/words/translate";
import { Icon } from "../../../ui/icons";
import { settings } from "../../../ui/site-settings";
import { pagerClass } from "../../docusaurus-functions";
import { themeClassNames } from "../../theme-class-names";
import { Link } from "./link";

type TagProps = { permalink: string; label: string; count?: number; description?: string };

function Tag({ permalink, label, count, description }: TagProps) {
  return (
    <Link rel="tag" to={permalink} title={description}>
      {label}
      {count ? (
        <>
          {" "}
          <small>{count}</small>
        </>
      ) : null}
    </Link>
  );
}

type PagerProps = { permalink: string; title: ReactNode; subLabel?: ReactNode; isNext?: boolean };

function PaginatorNavLink({ permalink, title, subLabel, isNext }: PagerProps) {
  return (
    <Link to={permalink} className={pagerClass(isNext)}>
      {subLabel ? <div className="pagination-nav__sublabel">{subLabel}</div> : null}
      <div className="pagination-nav__label">{title}</div>
    </Link>
  );
}

function EditThisPage({ editUrl }: { editUrl?: string | null }) {
  if (!editUrl) return null;
  return (
    <Link to={editUrl} className={themeClassNames.common.editThisPage}>
      <Icon name="note" /> {translate({ id: "page.edit" })}
    </Link>
  );
}

type LogoProps = Record<string, unknown> & { imageClassName?: string; titleClassName?: string };

function Logo({ imageClassName, titleClassName, ...props }: LogoProps) {
  const { title, logo } = settings.navbar;
  const image = (src: string, mode?: "light" | "dark") => {
    const { alt, width, height } = logo ?? {};
    return <img {...{ alt, width, height }} src={withPrefix(src)} className={imageClassName} data-show={mode} />;
  };
  return (
    <Link to={logo?.href ?? "/"} {...props}>
      {logo && image(logo.src, logo.srcDark ? "light" : undefined)}
      {logo?.srcDark && image(logo.srcDark, "dark")}
      {title && <b className={titleClassName}>{title}</b>}
    </Link>
  );
}

/** Links of Docusaurus' theme that stand around content, as modules by their names. */
export const linkModules = {
  "@theme/Tag": { default: Tag },
  "@theme/PaginatorNavLink": { default: PaginatorNavLink },
  "@theme/EditThisPage": { default: EditThisPage },
  "@theme/Logo": { default: Logo },
};
