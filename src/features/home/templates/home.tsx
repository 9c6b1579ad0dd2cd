import { graphql, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { ActionLinks } from "../components/action-links";
import { Facts } from "../components/facts";
import { FeatureCard } from "../components/feature-card";
import { Hero } from "../components/hero";
import { Releases } from "../components/releases";
import { Shore } from "../components/shore";
import type { HomePartSettings } from "../home-part";

/** How many posts the blog of releases has. */
type Context = { releaseCount: number };

/** The home page: a promise beside the product at work, what the site offers, facts, releases, and where to begin. */
export default function HomeTemplate({ data, pageContext }: PageProps<Queries.HomePageQuery, Context>) {
  const index = data.allHomePart.nodes.find(({ name }) => name === "index");
  const offers = data.allHomePart.nodes.filter(({ name }) => name !== "index");
  if (!index) return null;
  const { featuresTitle, factsTitle, facts, releases, closing } = index.settings as HomePartSettings;
  const counts = { releases: pageContext.releaseCount, versions: data.versions.totalCount };
  return (
    <div className="site-home">
      <Hero part={index} />
      {offers.length > 0 && (
        <section className="offers">
          {featuresTitle && <h2>{featuresTitle}</h2>}
          <ul>
            {offers.map((part) => (
              <FeatureCard key={part.name} part={part} />
            ))}
          </ul>
        </section>
      )}
      {facts.length > 0 && <Facts title={factsTitle} facts={facts} counts={counts} />}
      {releases && data.newest.nodes.length > 0 && <Releases {...releases} posts={data.newest.nodes} />}
      {closing && (
        <section className="closing">
          <Shore />
          <h2>{closing.title}</h2>
          <p>{closing.text}</p>
          <ActionLinks links={closing.actions} />
        </section>
      )}
    </div>
  );
}

export function Head() {
  return <SeoHead path="/" />;
}

export const query = graphql`
  fragment HomePart on HomePart {
    name
    title
    settings
    source
    sourceHtml
    commands
    heading
    prose
  }

  query HomePage($docs: String!, $releases: [String!]!) {
    allHomePart(sort: { name: ASC }) {
      nodes {
        ...HomePart
      }
    }
    newest: allBlogPost(filter: { id: { in: $releases } }, sort: [{ date: DESC }, { slug: DESC }]) {
      nodes {
        title
        permalink
        date
        description
      }
    }
    versions: allDocsVersion(filter: { instance: { eq: $docs } }, sort: { order: ASC }) {
      totalCount
    }
  }
`;
