import { graphql, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { SiteLink } from "../../../ui/site-link";
import { VERSIONS_ROUTE } from "../../../lib/routes/versions-route";
import { translate } from "../../../lib/words/translate";
import { settings } from "../../../ui/site-settings";
import { versionChoice, type VersionChoice } from "../../../ui/version-choice-link";

type Version = Queries.VersionsPageQuery["allDocsVersion"]["nodes"][number];

/** All versions of the site's first docs instance, and those that are kept elsewhere. */
export default function VersionsPage({ data }: PageProps<Queries.VersionsPageQuery>) {
  const [instance] = settings.docs;
  const versions = data.allDocsVersion.nodes.filter((version) => version.instance === instance?.id);
  const lastOrder = versions.find(({ isLast }) => isLast)?.order ?? 0;
  return (
    <PlainPage title={translate({ id: "versions.title" })} lead={translate({ id: "versions.lead" })}>
      <VersionSection
        heading={translate({ id: "versions.last" })}
        id="latest"
        links={linksOf(versions.filter(({ isLast }) => isLast))}
      />
      <VersionSection
        heading={translate({ id: "versions.unreleased" })}
        id="next"
        links={linksOf(versions.filter(({ order }) => order < lastOrder))}
      />
      <VersionSection
        heading={translate({ id: "versions.past" })}
        id="archive"
        links={linksOf(versions.filter(({ order }) => order > lastOrder))}
      />
      <VersionSection heading={translate({ id: "versions.archived" })} id="legacy" links={instance?.archived ?? []} />
    </PlainPage>
  );
}

type VersionLink = {
  label: string;
  href: string;
  choice?: VersionChoice;
  changes?: { since: string; path: string } | null;
  notes?: string | null;
};

function linksOf(versions: readonly Version[]): VersionLink[] {
  return versions.map(({ instance, name, label, mainDocPath, path, changedSince, changesPath, releasePath }) => ({
    label,
    href: mainDocPath ?? path,
    choice: { instance, version: name },
    changes: changedSince && changesPath ? { since: changedSince, path: changesPath } : null,
    notes: releasePath,
  }));
}

function VersionSection({ heading, id, links }: { heading: string; id: string; links: readonly VersionLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <h2 id={id}>{heading}</h2>
      <table className="version-table">
        <tbody>
          {links.map(({ label, href, choice, changes, notes }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <SiteLink href={href} {...(choice && versionChoice(choice))}>
                  {translate({ id: "versions.docs" })}
                </SiteLink>
                {notes && <SiteLink href={notes}>{translate({ id: "versions.notes" })}</SiteLink>}
                {changes && (
                  <SiteLink href={changes.path}>
                    {translate({ id: "versions.changes" }, { since: changes.since })}
                  </SiteLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function Head() {
  return (
    <SeoHead
      title={translate({ id: "versions.title" })}
      description={translate({ id: "versions.lead" })}
      path={VERSIONS_ROUTE}
    />
  );
}

export const query = graphql`
  query VersionsPage {
    allDocsVersion(sort: [{ instance: ASC }, { order: ASC }]) {
      nodes {
        instance
        name
        label
        path
        mainDocPath
        isLast
        order
        changedSince
        changesPath
        releasePath
      }
    }
  }
`;
