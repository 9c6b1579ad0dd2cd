import { currentLocaleOf } from "../../../lib/settings/locale";
import { translate } from "../../../lib/words/translate";
import { settings } from "../../../ui/site-settings";
import type { KeptState } from "../messages";

/** Characters of a build's digest that tell it from other builds. */
const BUILD_LENGTH = 8;

/** How much is kept: files, their size, other pages, and the build. */
export function KeptFacts({ state: { build, files, bytes, pages } }: { state: KeptState }) {
  return [
    translate({ id: "offline.files", count: files }, { files }),
    megabytes(bytes),
    ...(pages > 0
      ? [translate({ id: pages === 1 ? "offline.onePage" : "offline.pages", count: pages }, { pages })]
      : []),
    translate({ id: "offline.build" }, { build: build.slice(0, BUILD_LENGTH) }),
  ].join(", ");
}

function megabytes(bytes: number): string {
  const { htmlLang } = currentLocaleOf(settings.i18n);
  const format = { style: "unit", unit: "megabyte", maximumSignificantDigits: 2 } as const;
  return new Intl.NumberFormat(htmlLang, format).format(bytes / 1_000_000);
}
