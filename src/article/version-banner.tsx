import { translate } from "../lib/words/translate";
import { Icon } from "../ui/icons";
import { SiteLink } from "../ui/site-link";
import { Translate } from "../ui/translate";

type VersionBannerProps = {
  banner: "none" | "unreleased" | "unmaintained";
  /** Label of the version that the page belongs to. */
  label: string;
  /** The last version's label, and the route of the same doc in it or of its main doc. */
  lastLabel: string;
  lastPath: string;
};

/** Tells readers of a version that is not the maintained one, and leads to the one that is; nothing for `none`. */
export function VersionBanner({ banner, label, lastLabel, lastPath }: VersionBannerProps) {
  if (banner === "none") return null;
  const isUnreleased = banner === "unreleased";
  return (
    <div role="note" data-print="hide" className="version-banner">
      <Icon name="warning" />
      <span>
        {translate({ id: isUnreleased ? "version.unreleased" : "version.unmaintained" }, { label })}{" "}
        <Translate id="version.upToDate" values={{ link: <SiteLink href={lastPath}>{lastLabel}</SiteLink> }} />
      </span>
    </div>
  );
}

/** The version's label as a small sign above the article. */
export function VersionBadge({ label }: { label: string }) {
  return <span className="version-badge">{translate({ id: "version.badge" }, { label })}</span>;
}
