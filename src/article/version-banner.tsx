import { translate } from "../lib/words/translate";
import { Icon } from "../ui/icons";
import { SiteLink } from "../ui/site-link";
import { Translate } from "../ui/translate";
import { versionChoice, type VersionChoice } from "../ui/version-choice-link";

type VersionBannerProps = {
  banner: "none" | "unreleased" | "unmaintained";
  /** Label of the version that the page belongs to. */
  label: string;
  /** The last version's label, and the route of the same doc in it or of its main doc. */
  lastLabel: string;
  lastPath: string;
  /** The last version, which readers prefer once they follow the link. */
  last: VersionChoice;
};

/** Tells readers of a version that is not the maintained one, and leads to the one that is; nothing for `none`. */
export function VersionBanner({ banner, label, lastLabel, lastPath, last }: VersionBannerProps) {
  if (banner === "none") return null;
  const isUnreleased = banner === "unreleased";
  const link = (
    <SiteLink href={lastPath} {...versionChoice(last)}>
      {lastLabel}
    </SiteLink>
  );
  return (
    <div role="note" data-print="hide" className="version-banner">
      <Icon name="warning" />
      <span>
        {translate({ id: isUnreleased ? "version.unreleased" : "version.unmaintained" }, { label })}{" "}
        <Translate id="version.upToDate" values={{ link }} />
      </span>
    </div>
  );
}

/** The version's label as a small sign above the article. */
export function VersionBadge({ label }: { label: string }) {
  return <span className="version-badge">{translate({ id: "version.badge" }, { label })}</span>;
}
