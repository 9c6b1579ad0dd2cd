import { escapedText, scriptJson } from "../../lib/html/html-text";
import type { Site } from "../../lib/site-config";
import type { CmsPageSettings } from "./sveltia-config";

/** The first segment of the CMS' addresses. */
export const ADMIN = "admin";

/** Without a service to sign in at, there is only the button for folders of this machine. */
const LOCAL_ONLY = ".buttons > button.secondary { display: none }";

/** The page that leads from a file of the content to its page on the site. */
export function openPagePage({ title, baseUrl }: Pick<Site, "title" | "baseUrl">, script: string): string {
  return [
    "<!doctype html>",
    `<html lang="en"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex">`,
    `<title>${escapedText(title)}: page of a file</title>`,
    `</head><body><noscript>This page needs JavaScript.</noscript>`,
    `<script type="module" src="${escapedText(`${baseUrl.slice(0, -1)}${script}`)}"></script>`,
    "</body></html>\n",
  ].join("\n");
}

/** The page of the CMS: its settings as data, and the script that shows it. */
export function adminPage(
  { title, favicon, baseUrl, cms }: Pick<Site, "title" | "favicon" | "baseUrl" | "cms">,
  script: string,
  settings: CmsPageSettings,
): string {
  const at = (address: string) => `${baseUrl.slice(0, -1)}${address}`;
  const isLocal = cms.backend === undefined;
  return [
    "<!doctype html>",
    `<html lang="en"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex">`,
    `<title>${escapedText(title)}: content</title>`,
    `<link rel="icon" href="${escapedText(at(favicon))}">`,
    ...(isLocal ? [`<style>${LOCAL_ONLY}</style>`] : []),
    `</head><body><noscript>The CMS needs JavaScript.</noscript>`,
    `<script id="settings" type="application/json">${scriptJson(settings)}</script>`,
    `<script type="module" src="${escapedText(at(script))}"></script>`,
    "</body></html>\n",
  ].join("\n");
}
