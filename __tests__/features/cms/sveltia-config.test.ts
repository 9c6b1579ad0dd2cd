import { z } from "zod";
import { adminPage } from "../../../src/features/cms/admin-page";
import { cmsPolicy } from "../../../src/features/cms/policy";
import { cmsPageSettings } from "../../../src/features/cms/sveltia-config";
import { cmsSettings } from "../../../src/lib/settings/cms-settings";
import type { ContentCollection } from "../../../src/lib/content/content-collection";

const schema = z.strictObject({ title: z.string() });
const collections: ContentCollection[] = [
  { name: "docs", label: "Docs", singular: "doc", folder: "content/docs", extension: "mdx", schema, isNested: true },
  {
    name: "sites",
    label: "Sites",
    singular: "site",
    folder: "content/sites",
    extension: "yml",
    schema,
    ownKey: "title",
  },
  {
    name: "settings",
    label: "Settings",
    files: [
      {
        name: "people",
        label: "People",
        file: "content/people.yml",
        schema: z.record(z.string(), schema),
      },
      {
        name: "sidebars",
        label: "Sidebars",
        file: "content/sidebars.yml",
      },
    ],
  },
];
const siteWith = (cms: z.input<typeof cmsSettings>) => ({
  title: "Tides </title>",
  favicon: "/logo.svg",
  url: "https://tides.example.org",
  baseUrl: "/base/",
  staticFolders: ["static", "more"],
  cms: cmsSettings.parse(cms),
});
const configWith = (cms: z.input<typeof cmsSettings>) => cmsPageSettings(siteWith(cms), collections).config;

test("authors see the site's own name and icon", () =>
  expect(configWith({})).toMatchObject({ app_title: "Tides </title>", logo: { src: "/base/logo.svg" } }));

test("authors may choose all files that are published as they are, by the addresses that content has for them", () => {
  const files = { media_folder: "static", public_folder: "/" };
  expect(configWith({})).toMatchObject({ asset_collections: [files], public_folder: "/img/uploads" });
  const ofOther = cmsPageSettings({ ...siteWith({}), staticFolders: ["files"] }, collections).config;
  expect(ofOther).toMatchObject({
    asset_collections: [{ ...files, media_folder: "files" }],
    media_folder: "files/img/uploads",
  });
});

test("each collection has its folder or files, the format of its own, and its fields", () => {
  const { config, shapes } = cmsPageSettings(siteWith({}), collections);
  expect(config.collections).toMatchInlineSnapshot(`
[
  {
    "aliases_field": false,
    "create": true,
    "delete": true,
    "fields": [
      {
        "label": "Title",
        "name": "title",
        "required": true,
        "widget": "string",
      },
      {
        "hint": "Markdown with components, such as \`:::note … :::\`, \`<Tabs><TabItem value="a" label="A">…</TabItem></Tabs>\`, \`<details><summary>…</summary>…</details>\`, \`<DocCardList />\`, \`{/* truncate */}\`. Keys of the front matter that have no field here are kept as they are. Parent Folder and Edit Slug move and rename the file alone. \`npm run move\` has all links to it and its old address follow.",
        "label": "Text",
        "name": "body",
        "required": false,
        "widget": "text",
      },
    ],
    "folder": "content/docs",
    "format": "docs",
    "identifier_field": "title",
    "label": "Docs",
    "label_singular": "doc",
    "meta": {
      "path": {
        "label": "Folder",
      },
    },
    "name": "docs",
    "nested": {
      "depth": 20,
      "subfolders": false,
    },
    "preview_path": "base/admin/page/?file=content/docs/{{slug}}.mdx",
    "slug": {
      "editable": true,
      "hint": "The name of the file, without its ending.",
      "template": "{{title | slugify}}",
    },
  },
  {
    "create": true,
    "delete": true,
    "editor": {
      "preview": true,
    },
    "fields": [
      {
        "label": "Title",
        "name": "title",
        "required": true,
        "widget": "string",
      },
    ],
    "filter": {
      "field": "title",
      "pattern": ".",
    },
    "folder": "content/sites",
    "format": "sites",
    "identifier_field": "title",
    "label": "Sites",
    "label_singular": "site",
    "name": "sites",
    "slug": {
      "editable": true,
      "hint": "The name of the file, without its ending.",
      "template": "{{title | slugify}}",
    },
  },
  {
    "files": [
      {
        "editor": {
          "preview": true,
        },
        "fields": [
          {
            "collapsed": true,
            "fields": [
              {
                "hint": "The name by which other files know the entry.",
                "label": "Key",
                "name": "key",
                "required": true,
                "widget": "string",
              },
              {
                "label": "Title",
                "name": "title",
                "required": true,
                "widget": "string",
              },
            ],
            "hint": "What the file lists, in its order.",
            "label": "Entries",
            "name": "entries",
            "required": false,
            "summary": "{{key}}",
            "widget": "list",
          },
        ],
        "file": "content/people.yml",
        "format": "people",
        "label": "People",
        "name": "people",
      },
      {
        "fields": [
          {
            "hint": "The whole file.",
            "label": "Text",
            "name": "body",
            "required": false,
            "widget": "text",
          },
        ],
        "file": "content/sidebars.yml",
        "format": "sidebars",
        "label": "Sidebars",
        "name": "sidebars",
      },
    ],
    "label": "Settings",
    "name": "settings",
  },
]
`);
  expect(Object.entries(shapes).map(([name, { extension, kind }]) => `${name}: ${kind}, .${extension}`))
    .toMatchInlineSnapshot(`
    [
      "docs: markdown, .mdx",
      "sites: yaml, .yml",
      "people: record, .yml",
      "sidebars: text, .yml",
    ]
  `);
});

test("without a backend the CMS edits folders of the machine, and asks no other site", () => {
  expect(configWith({}).backend).toEqual({ name: "gitea", repo: "local/Tides-title-", auth_methods: ["token"] });
  expect(configWith({}).publish_mode).toBeUndefined();
  expect(cmsPolicy(undefined)["connect-src"]).toEqual(["'self'", "blob:", "data:"]);
  expect(adminPage(siteWith({}), "/admin/cms.js", cmsPageSettings(siteWith({}), []))).toContain(
    "button.secondary { display: none }",
  );
});

test("a backend is the service that the page may ask, with a branch for each change", () => {
  const github = { name: "github", repo: "owner/name" } as const;
  expect(configWith({ backend: github })).toMatchObject({
    backend: { name: "github", repo: "owner/name", branch: "main", auth_methods: ["token"] },
    publish_mode: "editorial_workflow",
  });
  expect(configWith({ backend: { ...github, editorial: false } }).publish_mode).toBeUndefined();
  expect(cmsPolicy(cmsSettings.parse({ backend: github }).backend)["connect-src"]).toContain("https://api.github.com");
  const own = {
    name: "gitlab",
    repo: "group/sub/name",
    authUrl: "https://git.example.org",
    apiUrl: "https://git.example.org/api/v4",
    appId: "id",
  } as const;
  expect(configWith({ backend: own }).backend).toEqual({
    name: "gitlab",
    repo: "group/sub/name",
    branch: "main",
    base_url: "https://git.example.org",
    app_id: "id",
    auth_type: "pkce",
    api_root: "https://git.example.org/api/v4",
  });
  expect(cmsPolicy(cmsSettings.parse({ backend: own }).backend)["connect-src"]).toContain("https://git.example.org");
});

test("no page leads search engines to the CMS, and no text of the site becomes markup in it", () => {
  const html = adminPage(siteWith({}), "/admin/cms.js", cmsPageSettings(siteWith({}), collections));
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain("<title>Tides &lt;/title&gt;: content</title>");
  expect(html).toContain('src="/base/admin/cms.js"');
  expect(html.split('type="application/json">')[1]?.split("</script>")[0]).not.toContain("<");
});
