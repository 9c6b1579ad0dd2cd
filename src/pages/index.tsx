import type { HeadProps } from "gatsby";
import { SeoHead } from "../layout/head";
import { SiteLink } from "../layout/site-link";
import { translate } from "../lib/translate";
import { site } from "../site";

/** The home page: what the site is about, where to begin, and what it offers. */
export default function HomePage() {
  const { title, tagline, home } = site;
  return (
    <div sx={{ maxWidth: "page", mx: "auto" }}>
      <header sx={{ py: [8, null, 10], textAlign: "center" }}>
        <h1 sx={{ m: 0, fontSize: "display", lineHeight: "tight", color: "heading" }}>{title}</h1>
        <p sx={{ mx: "auto", my: 5, maxWidth: "measure", fontSize: "lead", color: "muted" }}>{tagline}</p>
        <p sx={{ m: 0, display: "flex", flexWrap: "wrap", gap: 3, justifyContent: "center" }}>
          {home.buttons.map(({ label, to }, index) => (
            <SiteLink
              key={to}
              href={to}
              sx={{
                px: 6, py: 3, borderRadius: "default", fontWeight: "bold", textDecoration: "none", transition: "tone",
                bg: index === 0 ? "primaryDark" : "surface", color: index === 0 ? "onPrimary" : "text",
                ":hover": { bg: index === 0 ? "primaryDarker" : "surfaceHover" },
              }}
            >
              {label}
            </SiteLink>
          ))}
        </p>
      </header>
      <h2 className="visually-hidden">{translate({ id: "home.features" })}</h2>
      <ul sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 4, gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))" }}>
        {home.features.map((feature) => (
          <li key={feature.title} sx={{ p: 6, bg: "surface", borderRadius: "default" }}>
            <h3 sx={{ mt: 0, mb: 2, fontSize: "h3" }}>
              <SiteLink href={feature.to} sx={{ color: "heading", textDecoration: "none", ":hover": { color: "link" } }}>{feature.title}</SiteLink>
            </h3>
            <p sx={{ m: 0, color: "muted" }}>{feature.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Head({ location }: HeadProps) {
  return <SeoHead path={location.pathname} description={site.tagline} />;
}
