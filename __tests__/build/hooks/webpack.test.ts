import type { CreateWebpackConfigArgs } from "gatsby";
import type { Feature } from "../../../src/build/feature";
import { configureWebpack } from "../../../src/build/hooks/webpack";
import { liveFrame } from "../../../src/build/publish/live-frame";
import { partStylesheet, styleNames, stylesheets } from "../../../src/theme/stylesheet";
import { liveMdx } from "../../../src/build/publish/live-mdx";
import { missingPage } from "../../../src/build/publish/missing-page";
import { readSite } from "../../../src/lib/site-config";
import { FakeGatsby } from "../../support/gatsby-api";
import { smallestSite } from "../../support/site";

const context = { root: process.cwd(), site: readSite(smallestSite), production: true };

/** The settings that a stage of webpack gets. */
async function settingsOf(
  stage: CreateWebpackConfigArgs["stage"],
  features: readonly Feature[] = [],
): Promise<Record<string, unknown> | undefined> {
  const gatsby = new FakeGatsby();
  const plugins = { define: (values: object) => ({ defines: values }) };
  const loaders = { null: () => ({ loader: "null-loader" }) };
  const args = gatsby.args<CreateWebpackConfigArgs>({ stage, plugins, loaders, getConfig: () => ({}) } as never);
  await configureWebpack(args, features, context);
  return gatsby.webpackConfigs.at(-1);
}

describe("configureWebpack", () => {
  it("tells every stage where the live frame is", async () => {
    const [{ url }, compiler] = [await liveFrame.of(context), await liveMdx.of(context)];
    const defined = {
      __LIVE_FRAME__: `"${url}"`,
      __CLIENT_MODULES__: '""',
      __THEME_PARTS__: '""',
      __PARTS_ACT__: "false",
      __LIVE_MDX__: `"${compiler.url}"`,
      __MISSING_PAGE__: `"${(await missingPage.of(context)).url}"`,
      __PART_STYLES__: JSON.stringify(partStylesheet()),
    };
    for (const stage of ["develop", "develop-html", "build-html", "build-javascript"] as const) {
      const { plugins } = (await settingsOf(stage)) as { plugins: { defines?: object }[] };
      expect(plugins.flatMap(({ defines }) => defines ?? [])).toEqual([expect.objectContaining(defined)]);
    }
  });

  it("tells the program that renders pages, and no other, the rules and the files of the stylesheets", async () => {
    const { all, scripts, parts } = stylesheets([]);
    const styles = { all: all.file, css: all.css, scripts: scripts.file, parts: styleNames([]).parts };
    const none = { __STYLES__: "{}" };
    for (const [stage, expected] of [
      ["build-html", { __STYLES__: JSON.stringify(styles) }],
      ["build-javascript", none],
      ["develop-html", none],
    ] as const) {
      const { plugins } = (await settingsOf(stage)) as { plugins: { defines?: object }[] };
      expect(plugins.flatMap(({ defines }) => defines ?? [])).toEqual([expect.objectContaining(expected)]);
    }
    expect(styles.parts["site-timeline"]).toContain(".site-timeline");
    expect(parts.css).toContain(".site-timeline");
  });

  it("has features prepare what they publish once all is bundled, but not where all cores render pages", async () => {
    const prepare = jest.fn<Promise<void>, [object]>(() => Promise.resolve());
    const prepared = async (stage: "build-html" | "build-javascript") => {
      prepare.mockClear();
      const { plugins } = (await settingsOf(stage, [{ name: "a", prepare }])) as {
        plugins: { apply?: (compiler: object) => void }[];
      };
      const hooks = { shutdown: { tap: (_: string, work: () => void) => work() } };
      const [preparing] = plugins.filter(({ apply }) => apply && String(apply).includes("preparing to publish"));
      preparing?.apply?.({ hooks });
      return prepare.mock.calls;
    };
    expect(await prepared("build-html")).toEqual([[context]]);
    expect(await prepared("build-javascript")).toEqual([]);
    process.env.SITE_RENDERERS = "2";
    try {
      expect(await prepared("build-html")).toEqual([]);
    } finally {
      delete process.env.SITE_RENDERERS;
    }
  });

  it("has Gatsby's loader of pages ask below the base URL, in what readers get", async () => {
    const loader = `${context.root}/.cache/loader.js`;
    type Rule = { test: RegExp | ((file: string) => boolean); loader?: string };
    const asking = async (stage: "build-javascript" | "build-html") => {
      const { rules } = (await settingsOf(stage))?.module as { rules: Rule[] };
      return rules.filter(({ test, loader: name }) => name && typeof test === "function" && test(loader));
    };
    expect(await asking("build-javascript")).toMatchObject([
      { enforce: "pre", loader: expect.stringMatching(/gatsby-edits-loader\.cjs$/) as string },
    ]);
    expect(await asking("build-html")).toEqual([]);
  });

  it("leaves source maps and Gatsby's script component out of what readers get", async () => {
    expect(await settingsOf("build-javascript")).toMatchObject({
      devtool: false,
      resolve: {
        alias: { "gatsby-script": false, [require.resolve("gatsby-plugin-offline/gatsby-browser")]: false },
      },
    });
    const rulesOf = async (stage: "build-javascript" | "build-html") =>
      ((await settingsOf(stage))?.module as { rules: { test: unknown; use: unknown }[] }).rules;
    const partytown = require.resolve("gatsby/dist/internal-plugins/partytown/gatsby-browser.js");
    const leftOut = (rules: { test: unknown; use: unknown }[]) =>
      rules.filter(
        ({ test, use }) =>
          test instanceof RegExp && test.test(partytown) && JSON.stringify(use) === '{"loader":"null-loader"}',
      );
    expect(leftOut(await rulesOf("build-javascript"))).toHaveLength(1);
    expect(leftOut(await rulesOf("build-html"))).toEqual([]);
  });
});
