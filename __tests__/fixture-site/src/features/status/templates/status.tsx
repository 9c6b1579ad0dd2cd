import { graphql, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { SiteLink } from "../../../ui/site-link";

type Data = { allStatusEntry: { nodes: { name: string; summary: string; link: string }[] } };

/** The services and their states. */
export default function StatusTemplate({ data }: PageProps<Data>) {
  return (
    <PlainPage title="Status">
      <ul>
        {data.allStatusEntry.nodes.map(({ name, summary, link }) => (
          <li key={name}>
            <SiteLink href={link}>{summary}</SiteLink>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}

export function Head() {
  return <SeoHead title="Status" path="/status/" />;
}

export const query = graphql`
  query StatusPage {
    allStatusEntry(sort: { name: ASC }) {
      nodes {
        name
        summary
        link
      }
    }
  }
`;
