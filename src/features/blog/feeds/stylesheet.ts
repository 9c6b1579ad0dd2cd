import { feedMessages } from "./messages.en";

/** Address of the stylesheet of all feeds, without the base URL. */
export const FEED_STYLESHEET = "/feed.xsl";

/** The stylesheet that makes a page of a feed, in RSS as in Atom, for somebody who opens it in a browser. */
export function feedStylesheet({ htmlLang, direction }: { htmlLang: string; direction: string }): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom" exclude-result-prefixes="atom">
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat"/>
  <xsl:template match="/">
    <html lang="${htmlLang}" dir="${direction}">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="robots" content="noindex"/>
        <title><xsl:value-of select="rss/channel/title | atom:feed/atom:title"/></title>
        <style>${CSS}</style>
      </head>
      <body><main><xsl:apply-templates select="rss/channel | atom:feed"/></main></body>
    </html>
  </xsl:template>
  <xsl:template match="channel | atom:feed">
    <h1><xsl:value-of select="title | atom:title"/></h1>
    <p><xsl:value-of select="description | atom:subtitle"/></p>
    <p class="note">${words(feedMessages.explained)}</p>
    <p><a href="{link | atom:link[@rel='alternate']/@href}">${words(feedMessages.page)}</a></p>
    <ul><xsl:apply-templates select="item | atom:entry"/></ul>
  </xsl:template>
  <xsl:template match="item | atom:entry">
    <li>
      <h2><a href="{link | atom:link/@href}"><xsl:value-of select="title | atom:title"/></a></h2>
      <p class="date"><xsl:value-of select="substring(pubDate, 6, 11)"/><xsl:value-of select="substring(atom:published, 1, 10)"/></p>
      <p><xsl:value-of select="description | atom:summary"/></p>
    </li>
  </xsl:template>
</xsl:stylesheet>
`;
}

function words(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const CSS =
  ":root{color-scheme:light dark}" +
  "body{font:1rem/1.65 system-ui,sans-serif;margin:0}" +
  "main{max-width:44rem;margin:0 auto;padding:2rem 1rem}" +
  "h1{line-height:1.2}h2{font-size:1.15rem;margin:0}p{margin:.25rem 0}" +
  "ul{list-style:none;padding:0}li{padding-block:1rem;border-top:1px solid GrayText}" +
  ".note{border-inline-start:4px solid LinkText;padding-inline-start:1rem;margin-block:1rem}.date{font-size:.875rem}";
