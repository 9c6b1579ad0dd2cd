import { graphql, type PageProps } from "gatsby";
import { SeoHead } from "../layout/head";
import { PlainPage } from "../layout/plain-page";
import { SiteLink } from "../layout/site-link";
import type { SiteInput } from "../lib/site-config";
import { translate, type MessageId } from "../lib/translate";
import { site } from "../site";

type Version = Queries.VersionsPageQuery["allDocsVersion"]["nodes"][number];

/** All versions of the site's first docs instance, and those that are kept elsewhere. */
export default function VersionsPage({ data }: PageProps<Queries.VersionsPageQuery>) {
  const [instance]: SiteInput["docs"] = site.docs;
  const versions = data.allDocsVersion.nodes.filter((version) => version.instance === instance?.id);
  const lastOrder = versions.find(({ isLast }) => isLast)?.order ?? 0;
  return (
    <PlainPage title={translate({ id: "versions.title" })} lead={translate({ id: "versions.lead" })}>
      <VersionSection heading="versions.last" id="latest" versions={versions.filter(({ isLast }) => isLast)} />
      <VersionSection heading="versions.unreleased" id="next" versions={versions.filter(({ order }) => order < lastOrder)} />
      <VersionSection heading="versions.past" id="archive" versions={versions.filter(({ order }) => order > lastOrder)} />
      <h2 id="legacy">{translate({ id: "versions.archived" })}</h2>
      <ul>
        {instance?.archived?.map(({ label, href }) => <li key={label}><SiteLink href={href}>{label}</SiteLink></li>)}
      </ul>
    </PlainPage>
  );
}

function VersionSection({ heading, id, versions }: { heading: MessageId; id: string; versions: readonly Version[] }) {
  if (versions.length === 0) return null;
  return (
    <>
      <h2 id={id}>{translate({ id: heading })}</h2>
      <table>
        <tbody>
          {versions.map(({ name, label, mainDocPath, path }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td><SiteLink href={mainDocPath ?? path}>{translate({ id: "versions.docs" })}</SiteLink></td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function Head() {
  return <SeoHead title={translate({ id: "versions.title" })} description={translate({ id: "versions.lead" })} path="/versions/" />;
}

export const query = graphql`
  query VersionsPage {
    allDocsVersion(sort: { order: ASC }) {
      nodes { instance name label path mainDocPath isLast order }
    }
  }
`;
