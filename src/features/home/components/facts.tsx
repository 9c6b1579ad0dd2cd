import { SiteLink } from "../../../ui/site-link";
import type { HomePartSettings } from "../home-part";

type FactsProps = Pick<HomePartSettings, "facts"> & { title?: string; counts: Record<"releases" | "versions", number> };

/** Numbers with their sources. */
export function Facts({ title, facts, counts }: FactsProps) {
  return (
    <section className="facts">
      {title && <h2>{title}</h2>}
      <dl>
        {facts.map(({ count, value, label, source, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="number">{count ? counts[count] : value}</dd>
            <dd>{to ? <SiteLink href={to}>{source}</SiteLink> : source}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
