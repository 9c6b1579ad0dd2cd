import { Breadcrumbs } from "../../../article/breadcrumbs";
import { VersionBadge, VersionBanner } from "../../../article/version-banner";
import { usePageInfo } from "../../../ui/page-info";
import { sidebarPart } from "../../../ui/sidebar-data";
import { breadcrumbsOf } from "../../../lib/sidebar-tree";

type VersionNotesProps = { version: { label: string; banner: string; badge: boolean } | null };

/** What stands above a page of docs: a word about an old version, the way to the page, the version's label. */
export function VersionNotes({ version }: VersionNotesProps) {
  const { alternates = [] } = usePageInfo();
  const last = alternates.find((other) => other.isLast);
  return (
    <>
      {version && last && (
        <VersionBanner
          banner={bannerOf(version.banner)}
          label={version.label}
          lastLabel={last.label}
          lastPath={last.path}
        />
      )}
      <WayToPage />
      {version?.badge && <VersionBadge label={version.label} />}
    </>
  );
}

/** The categories above the page. */
const WayToPage = sidebarPart(".site-breadcrumbs", ({ sidebar, path }) => (
  <Breadcrumbs items={breadcrumbsOf(sidebar, path)} />
));

function bannerOf(banner: string): "none" | "unreleased" | "unmaintained" {
  return banner === "unreleased" || banner === "unmaintained" ? banner : "none";
}
