import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { createHash } from "node:crypto";
import { writeByDigest } from "../../build/publish/digest-file";
import type { PublishedPage, StartPublisher } from "../../build/publish/publisher";
import { startWorkers, workerScript } from "../../build/publish/workers";
import { WrittenFiles } from "../../build/publish/written-files";
import { plainText, reactText } from "../../lib/html/html-text";
import { BETWEEN_GROUPS } from "../../lib/pages/search-record";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { fullTitle } from "../../lib/pages/full-title";
import type { Site } from "../../lib/site-config";
import { cardAddress } from "../../lib/pages/social-card";
import { absoluteAddress, decodeAddress } from "../../lib/routes/url";
import type { Card, CardColors } from "./card";
import type { CardTask } from "./worker";

/** Cards that earlier builds drew, by what they say. */
const STORE = `${KEPT_FOLDER}/social-cards`;
const WORKER = "src/features/social-cards/worker.ts";
/** What draws: with another version of it a card may look different. */
const PACKAGES = ["satori", "sharp", "@fontsource/inter"];

/**
 * Draws a card for each page whose HTML names one, in production builds; one that was drawn before is copied. Workers
 * draw while further pages come, and no more are begun than the workers have to do next.
 */
export const publishCards: StartPublisher<string> = ({ root, site, production }) => {
  const files = new WrittenFiles(root, "social-cards");
  const { draw, ...colors } = site.socialCards;
  if (!draw || !production) return files.withoutAny();
  const cards = new CardStore(root, colors);
  const finish = async () => {
    await cards.finish();
    files.finish();
  };
  return {
    page: async (page, kept) => {
      const address = cardAddress(page.route);
      const file = decodeAddress(address);
      if (kept !== undefined && files.keep(file) && cards.keep(kept, files.place(file))) return kept;
      if (!page.html().includes(`"${reactText(absoluteAddress(address, site))}"`)) return undefined;
      return cards.add(cardOf(page, site), files.place(file));
    },
    endPart: finish,
    end: finish,
  };
};

/** What the card of a page says. */
export function cardOf({ route, title, search, frame, html }: PublishedPage, site: Site): Card {
  const blog = site.blogs.find(({ id }) => id === frame?.instance);
  const written = plainText(/<meta property="og:title" content="([^"]*)"/.exec(html())?.[1] ?? "");
  const own = title || written.replace(fullTitle("", site), "") || site.title;
  const section = route === "/" ? site.tagline : (blog?.title ?? search?.group.split(BETWEEN_GROUPS)[0] ?? "");
  return {
    title: own,
    section: section === own ? "" : section,
    site: site.title === own ? "" : site.title,
    version: search?.docs?.badge ? search.docs.label : "",
  };
}

/** Cards on their way to the site. */
class CardStore {
  readonly #folder: string;
  readonly #colors: CardColors;
  readonly #workers;
  /** How the names of cards end that look as cards do now. */
  readonly #ending: string;
  readonly #used = new Set<string>();
  readonly #drawing = new Set<Promise<void>>();

  constructor(root: string, colors: CardColors) {
    const script = workerScript(root, WORKER);
    const versions = PACKAGES.map((name) =>
      readFileSync(path.join(root, "node_modules", name, "package.json"), "utf8"),
    );
    this.#folder = path.join(root, STORE);
    this.#colors = colors;
    this.#workers = startWorkers<CardTask, Uint8Array>(script, "drawCard");
    this.#ending = `.${digestOf([readFileSync(script, "utf8"), JSON.stringify(colors), ...versions].join("\n"))}.png`;
    mkdirSync(this.#folder, { recursive: true });
  }

  /** Keeps the card at a place by the name that `add` gave; false where it would look different now. */
  keep(name: string, place: string): boolean {
    if (!name.endsWith(this.#ending)) return false;
    const kept = path.join(this.#folder, name);
    if (!existsSync(kept)) writeByDigest(kept, readFileSync(place));
    this.#used.add(name);
    return true;
  }

  /** Puts a card to its place, or has it drawn for that; waits where workers have enough to do. Returns its name. */
  async add(card: Card, place: string): Promise<string> {
    const name = digestOf(JSON.stringify(card)) + this.#ending;
    const kept = path.join(this.#folder, name);
    this.#used.add(name);
    if (existsSync(kept)) {
      copyFileSync(kept, place);
      return name;
    }
    while (this.#drawing.size > 2 * availableParallelism()) await Promise.race(this.#drawing);
    const drawn = this.#workers.run({ card, colors: this.#colors }).then((png) => {
      // Half a card of a build that is killed would be in all later sites.
      writeByDigest(kept, png);
      writeFileSync(place, png);
      this.#drawing.delete(drawn);
    });
    // Who waits for all cards is told.
    drawn.catch(() => undefined);
    this.#drawing.add(drawn);
    return name;
  }

  /** Waits for all cards, ends the workers, and forgets the cards that no page has any more. */
  async finish(): Promise<void> {
    try {
      await Promise.all(this.#drawing);
    } finally {
      await this.#workers.close();
    }
    for (const name of readdirSync(this.#folder)) if (!this.#used.has(name)) rmSync(path.join(this.#folder, name));
  }
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
