import { useState } from "react";
import { Breadcrumbs } from "../../../article/breadcrumbs";
import { VersionBadge, VersionBanner } from "../../../article/version-banner";
import { AroundPart } from "../../../mdx/components/project/around-part";
import { usePageInfo } from "../../../ui/page-info";
import { sidebarPart } from "../../../ui/sidebar-data";
import { settings } from "../../../ui/site-settings";
import { SiteLink } from "../../../ui/site-link";
import { Translate } from "../../../ui/translate";
import { breadcrumbsOf } from "../../../lib/docs/sidebar-tree";
import { translate } from "../../../lib/words/translate";

type Version = { label: string; banner: string; badge: boolean } | null;
type VersionNotesProps = {
  version: Version;
  /** Whether the page marks something as unreleased. */
  hasUnreleased?: boolean;
};

/** What stands above a page of docs: the way to the page, a word about an old version, the version's label. */
export function VersionNotes(props: VersionNotesProps) {
  const { breadcrumbs, versionBanner, versionBadge } = versionNotes(props);
  return (
    <>
      {breadcrumbs}
      {versionBanner}
      {versionBadge}
    </>
  );
}

/** The same, each by itself. */
export function versionNotes({ version, hasUnreleased = false }: VersionNotesProps) {
  return {
    breadcrumbs: <DocsBreadcrumbs />,
    versionBanner: <OldVersion version={version} />,
    versionBadge: (
      <>
        <AroundPart place="versionBadge">{version?.badge && <VersionBadge label={version.label} />}</AroundPart>
        {hasUnreleased && <WayToRelease />}
      </>
    ),
  };
}

function DocsBreadcrumbs() {
  const { instance } = usePageInfo();
  const docs = settings.docs.find(({ id }) => id === instance);
  return <AroundPart place="breadcrumbs">{docs?.breadcrumbs !== false && <WayToPage />}</AroundPart>;
}

function OldVersion({ version }: { version: Version }) {
  const { alternates = [], instance = "" } = usePageInfo();
  const last = alternates.find((other) => other.isLast);
  return (
    <AroundPart place="versionBanner">
      {version && last && (
        <VersionBanner
          banner={bannerOf(version.banner)}
          label={version.label}
          lastLabel={last.label}
          lastPath={last.path}
          last={{ instance, version: last.version }}
        />
      )}
    </AroundPart>
  );
}

/** Tells readers of a page with unreleased parts so, and leads to the same place in the newest release that has it. */
function WayToRelease() {
  const { alternates = [] } = usePageInfo();
  const [hash, setHash] = useState("");
  const readHash = () => setHash(window.location.hash);
  const release = alternates.find((other) => other.sameDoc);
  if (!release) return null;
  const { label, path } = release;
  const link = (
    // The section may have changed until the reader comes to the link.
    <SiteLink href={`${path}${hash}`} onPointerEnter={readHash} onFocus={readHash}>
      {translate({ id: "version.samePlace" }, { label })}
    </SiteLink>
  );
  return (
    <p role="note" data-print="hide" className="unreleased-note">
      <Translate id="version.hasUnreleased" values={{ label, link }} />
    </p>
  );
}

/** The categories above the page. */
const WayToPage = sidebarPart(".site-breadcrumbs", ({ sidebar, path }) => (
  <Breadcrumbs items={breadcrumbsOf(sidebar, path)} />
));

function bannerOf(banner: string): "none" | "unreleased" | "unmaintained" {
  return banner === "unreleased" || banner === "unmaintained" ? banner : "none";
}
