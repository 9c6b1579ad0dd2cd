/** Mistakes for the fixture site: in which file, what is right, what is planted. */
export const MISTAKES: [file: string, right: string, wrong: string][] = [
  ["content/docs/2.0/index.mdx", "(/status/)", "(/statos/)"],
  ["content/docs/2.0/sidebars.yml", "guide:\n", "guide:\n  - instal\n"],
  ["content/docs/1.0/pencils.mdx", "# Pencils", "---\ntitel: Pencils\n---\n\n# Pencils"],
  ["content/blog/2024-01-10-launch.mdx", "authors: ada", "authors: adda"],
  ["content/settings/footer.yml", "to: /about/", "to: /abaut/"],
  ["content/status/bell.yml", "state: up", "state: sunk"],
  ["content/status/table.yml", "/docs/install/", "/docs/instal/"],
];

/** What a build with all of them says at its end. */
export const ERRORS = `7 errors in 7 files:

content/blog/2024-01-10-launch.mdx:3
  The author 'adda' is not in the authors file.
  → Add the key to content/blog/authors.yml, or write one that is there.
  valid: ada, ben

content/docs/1.0/pencils.mdx:2
  The front matter has no key 'titel'.
  → Remove it, or write one of the valid keys.
  valid: title, id, tags, draft, image, slug, unlisted, title_meta, hide_title, keywords, description, last_update and 14 more

content/docs/2.0/index.mdx:8:86
  The link '/statos/' is broken: there is no page at '/statos/'.
  → Link to a page that exists; a link to a file (\`./other.mdx\`) follows when the page moves.
  valid: /status/

content/docs/2.0/sidebars.yml:2
  Couldn't find any doc with id 'instal' for the sidebar 'guide'.
  → Write the id of a doc of this version: its path without number prefixes and extension, or its front matter \`id\` in place of the file name.
  valid: install, index, guides/harbours, guides/smugglers

content/settings/footer.yml:4
  The link '/abaut/' is broken: there is no page at '/abaut/'.
  → Link to a page that exists, by its address from the site's root.
  valid: /about/

content/status/bell.yml:2
  The value 'sunk' of 'state' is not valid: Invalid option: expected one of "up"|"down".
  → Write one of the valid ones.
  valid: up, down

content/status/table.yml:3
  The link '/docs/instal/#from-source' is broken: there is no page at '/docs/instal/'.
  → Link to a page that exists, by its address from the site's root.
  valid: /docs/install/

7 errors in 7 files, listed above.`;
