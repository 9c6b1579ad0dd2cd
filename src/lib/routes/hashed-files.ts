/** Folders into which the build puts files with digests in their names; a site's own files may lie beside them. */
const SHARED = "static|assets|live-code|live-mdx|missing-page|sidebars|offline";
/** Folders whose own names change with what is in them: nobody else writes there. */
const VERSIONED = "workbox-v[\\d.]+|search/[^/]+\\.[\\da-f]{12}|katex-[\\d.]+|assets/mermaid-\\d[^/]*";
/** A digest: a short one has a letter, as no day has that a site's own file ends in. */
const DIGEST = "(?:(?=\\d*[a-f])[\\da-f]{8,15}|[\\da-f]{16,})";
const FOLDER = new RegExp(`^(?:${SHARED}|${VERSIONED})$`);
const FILES = [
  // Bundles of webpack, and those of Rspack, whose shorter digests could be the end of another name.
  /^(?:[^/]+-[\da-f]{20}|(?:app|framework|polyfill|webpack-runtime|\d+)-[\da-f]{12})\.js$/,
  // The site's own stylesheets, and no others: what an author puts beside them keeps its name.
  /^styles(?:-[a-z]+)?\.0[\da-f]{8}\.css$/,
  new RegExp(`^(?:${VERSIONED})/`),
  // `a-0123abcd.png`, its copy `a-0123abcd-640.avif`, `a.0123abcd.json`, and the file of a folder of that name.
  new RegExp(`^(?:${SHARED})/(?:.*[-./])?${DIGEST}(?:-\\d+)?(?:[./]|$)`),
];

/**
 * Whether the build changes the names of all files that it puts into a folder, by its path from the build's root, with
 * their content.
 */
export function isHashedFolder(folder: string): boolean {
  return FOLDER.test(folder);
}

/** Whether a file of the build, by its path from the build's root, changes its name with its content. */
export function isHashedFile(file: string): boolean {
  return FILES.some((pattern) => pattern.test(file));
}
