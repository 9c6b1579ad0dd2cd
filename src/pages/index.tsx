import { SeoHead } from "../article/head";
import { PlainParts } from "../ui/plain-parts";
import { SiteLink } from "../ui/site-link";
import { translate } from "../lib/translate";
import { settings } from "../ui/site-settings";

/** The home page: what the site is about, where to begin, and what it offers. */
export default function HomePage() {
  const { title, tagline, home } = settings;
  return (
    <div className="home">
      <header>
        <h1>{title}</h1>
        <p className="lead">{tagline}</p>
        <p className="buttons">
          {home.buttons.map(({ label, to }) => (
            <SiteLink key={to} href={to}>
              {label}
            </SiteLink>
          ))}
        </p>
        <PlainParts place="home" />
      </header>
      <h2 className="visually-hidden">{translate({ id: "home.features" })}</h2>
      <ul>
        {home.features.map((feature) => (
          <li key={feature.title}>
            <h3>
              <SiteLink href={feature.to}>{feature.title}</SiteLink>
            </h3>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Head() {
  return <SeoHead path="/" description={settings.tagline} />;
}
