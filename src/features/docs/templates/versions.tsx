import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { SiteLink } from "../../../ui/site-link";
import { VERSIONS_ROUTE } from "../../../lib/routes/versions-route";
import { translate } from "../../../lib/words/translate";
import { settings } from "../../../ui/site-settings";
import { versionChoice, type VersionChoice } from "../../../ui/version-choice-link";

type Version = Queries.VersionsPageQuery["allDocsVersion"]["nodes"][number];

/** All versions of each docs instance that has several, and those that are kept elsewhere. */
export default function VersionsPage({ data }: PageProps<Queries.VersionsPageQuery>) {
  const listed = settings.docs
    .map((instance) => ({ ...instance, versions: data.allDocsVersion.nodes.filter(isOf(instance.id)) }))
    .filter(({ versions, archived }) => versions.length > 1 || archived.length > 0);
  return (
    <PlainPage title={translate({ id: "versions.title" })} lead={translate({ id: "versions.lead" })}>
      {listed.length > 1
        ? listed.map((instance) => (
            <section key={instance.id} aria-labelledby={`${instance.id}-versions`}>
              <h2 id={`${instance.id}-versions`}>{instance.title ?? instance.id}</h2>
              <InstanceVersions {...instance} level="h3" idPrefix={`${instance.id}-`} />
            </section>
          ))
        : listed.map((instance) => <InstanceVersions key={instance.id} {...instance} level="h2" idPrefix="" />)}
    </PlainPage>
  );
}

const isOf = (id: string) => (version: Version) => version.instance === id;

type Level = "h2" | "h3";
type InstanceVersionsProps = {
  versions: readonly Version[];
  archived: readonly VersionLink[];
  /** How deep the headings of its lists are, and what ids of these begin with. */
  level: Level;
  idPrefix: string;
};

function InstanceVersions({ versions, archived, level, idPrefix }: InstanceVersionsProps) {
  const lastOrder = versions.find(({ isLast }) => isLast)?.order ?? 0;
  const sections = [
    ["last", "latest", linksOf(versions.filter(({ isLast }) => isLast))],
    ["unreleased", "next", linksOf(versions.filter(({ order }) => order < lastOrder))],
    ["past", "archive", linksOf(versions.filter(({ order }) => order > lastOrder))],
    ["archived", "legacy", archived],
  ] as const;
  return (
    <>
      {sections.map(([heading, id, links]) => (
        <VersionSection
          key={id}
          heading={translate({ id: `versions.${heading}` })}
          level={level}
          id={idPrefix + id}
          links={links}
        />
      ))}
    </>
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

type VersionSectionProps = { heading: string; level: Level; id: string; links: readonly VersionLink[] };

function VersionSection({ heading, level: Heading, id, links }: VersionSectionProps) {
  if (links.length === 0) return null;
  return (
    <>
      <Heading id={id}>{heading}</Heading>
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

export function Head({ pageContext: { description } }: HeadProps<object, { description?: string }>) {
  return <SeoHead title={translate({ id: "versions.title" })} description={description} path={VERSIONS_ROUTE} />;
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
