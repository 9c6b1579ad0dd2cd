import { readSettingsAnew } from "../../../src/build/context/context";
import { readSite } from "../../../src/lib/site-config";
import { standOnSmallSite } from "../../support/small-site";
import { smallestSite } from "../../support/site";

const small = standOnSmallSite();
const FILE = "content/settings/footer.yml";

test("a context gets what files of settings say by now, and keeps what they said while one has a mistake", () => {
  const { footer, ...others } = smallestSite;
  const site = readSite({ ...others, footer, settingsFiles: { footer: FILE } });
  const { navbar } = site;
  const copyright = (yaml: string) => {
    small.write(FILE, yaml);
    readSettingsAnew({ root: small.root, site });
    return site.footer.copyright;
  };
  expect(copyright("{ style: dark, links: [], copyright: One }")).toBe("One");
  expect(copyright("{ style: dark, links: [, copyright: Two }")).toBe("One");
  expect(copyright("{ style: dim, links: [], copyright: Two }")).toBe("One");
  expect(copyright("{ style: dark, links: [], copyright: Two }")).toBe("Two");
  expect(site.navbar).toBe(navbar);
});
