import { translate, type MessageValues } from "../../lib/words/translate";

const words = {
  anchors: "Anchors that only the HTML could tell",
  build: "The build makes these data, not the development server. Run `npm run build`, then `npm run serve`.",
  bytes: "HTML {html}, data {data}, scripts {scripts}",
  checks: "Checks",
  collapse: "Hide the data of {label}",
  config: "Configuration",
  content: "Content",
  copyFailed: "The browser does not allow copying.",
  copyRow: "Copy {label} as JSON",
  copyView: "Copy this view as JSON",
  expand: "Show the data of {label}",
  found: "{count} of {rows}",
  globalData: "Global data",
  graphiql: "GraphiQL, for queries of your own",
  hosts: "Links to other sites, by host",
  items: "{count} entries",
  oneItem: "1 entry",
  largest: "Largest pages",
  links: "Links: {count}",
  metadata: "Metadata",
  moreItems: "Show more entries",
  nothing: "There is nothing here.",
  orphans: "Docs in no sidebar",
  otherPages: "Other pages",
  pages: "Pages: {count}",
  registry: "Registry",
  routes: "Routes",
  scripts: "This page needs scripts. Switch JavaScript on to see the data.",
  search: "Search in this view",
  sidebarsOf: "Sidebars of {instance}",
  slowest: "Slowest files to compile",
  undescribed: "Pages without a description",
  uses: "Uses: {count}, pages: {pages}",
  versionsOf: "Versions of {instance}",
  views: "Debug pages",
  warnings: "Warnings of the build",
};

/** Words of the debug pages, which are for maintainers and have no others, with their values as in other messages. */
export function word(name: keyof typeof words, values?: MessageValues): string {
  return translate({ message: words[name] }, values);
}
