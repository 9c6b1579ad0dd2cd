import path from "node:path";
import { nearOnes, type Problem } from "../../lib/problem";
import type { Site } from "../../lib/site-config";
import { isPicture } from "../../lib/content/file-endings";
import { decodeAddress, isExternal, splitUrl, withoutBaseUrl, withLeadingSlash } from "../../lib/routes/url";
import type { SiteContext } from "../context/context";
import type { PageNode } from "../nodes/mdx-reader";
import { translatedText } from "../nodes/translated-text";
import { linkedFilesIn } from "../../files/linked-files";
import { staticFileAt } from "../publish/static-files";
import { configurationSource, lineOfValue, settingsSourceOf, type SettingsSource } from "./site-links";

/** A setting, or a key of a file, with the address of a file, and where it stands. */
type NamedFile = { key: string; address: string; source: SettingsSource };
type Context = Pick<SiteContext, "root" | "site">;

/** Where browsers look for an icon, which a project of Docusaurus without one has in the place of its address. */
const LOOKED_FOR = "/favicon.ico";
/** The pictures of shared links among the elements of every page's head. */
const CARD = /^(?:og|twitter):image$/;

/** A problem for each icon, logo and picture that the site's settings name and that no static folder has. */
export function missingFiles({ root, site }: Context): Problem[] {
  return namedFiles(root, site).flatMap((named) =>
    site.lenient && named.address === LOOKED_FOR ? [] : missingFile(named, { root, site }),
  );
}

/** A problem for each picture of shared links that a page names in its front matter and that no static folder has. */
export function missingImages(
  nodes: readonly Pick<PageNode, "file" | "image" | "assets">[],
  { root, site }: Context,
): Problem[] {
  return nodes.flatMap(({ file, image, assets }) => {
    if (!image || Object.values(assets).includes(image)) return [];
    const address = site.lenient ? withoutBaseUrl(image, site.baseUrl) : image;
    const { source: text } = translatedText(file, { root, site });
    return missingFile({ key: "image", address, source: { file, text } }, { root, site });
  });
}

/** The problem of naming a file of a static folder that is not there; none for one that is, or that is elsewhere. */
export function missingFile({ key, address, source: { file, text } }: NamedFile, { root, site }: Context): Problem[] {
  if (isExternal(address)) return [];
  const name = withLeadingSlash(decodeAddress(splitUrl(address).path));
  if (name in site.publishedFiles || staticFileAt(name, root, site) !== undefined) return [];
  const places = site.staticFolders.map((folder) => path.posix.join(folder, name));
  return [
    {
      // Docusaurus builds a site without them.
      severity: site.lenient ? "warning" : "error",
      file,
      line: lineOfValue(text, key.split(".").at(-1) ?? key, address),
      message: `\`${key}\` is '${address}', and there is no ${places.join(" or ") || "static folder"}.`,
      remedy: "Put the file there, or name one that is.",
      choices: nearOnes(name, pictures(root, site), 0).slice(0, 5),
    },
  ];
}

function namedFiles(root: string, site: Site): NamedFile[] {
  const { navbar, footer, favicon, install, head } = site;
  const source = configurationSource(root, site);
  const logosOf = (key: "navbar" | "footer"): NamedFile[] => {
    const { src, srcDark } = { navbar, footer }[key].logo ?? {};
    return Object.entries({ src, srcDark }).flatMap(([name, address]) =>
      address ? [{ key: `${key}.logo.${name}`, address, source: settingsSourceOf(root, site, key) }] : [],
    );
  };
  const cards = head.flatMap(({ props: { property, name, content } }) =>
    CARD.test(String(property ?? name)) ? [String(content)] : [],
  );
  return [
    ...(favicon === "" ? [] : [{ key: "favicon", address: favicon, source }]),
    ...logosOf("navbar"),
    ...logosOf("footer"),
    ...cards.map((address) => ({ key: "head.props.content", address: withoutHost(address, site), source })),
    ...(install ? [{ key: "install.icon", address: install.icon, source }] : []),
    ...(install?.screenshots ?? []).map(({ src }) => ({ key: "install.screenshots.src", address: src, source })),
  ];
}

/** An address of the site itself from its root; cards name the whole of it. */
function withoutHost(address: string, { url, baseUrl }: Pick<Site, "url" | "baseUrl">): string {
  return address.startsWith(`${url}/`) ? withoutBaseUrl(address.slice(url.length), baseUrl) : address;
}

function pictures(root: string, { staticFolders }: Pick<Site, "staticFolders">): string[] {
  const files = staticFolders.flatMap((folder) => linkedFilesIn(path.join(root, folder)));
  return files.filter((file) => isPicture(file)).map((file) => `/${file}`);
}
