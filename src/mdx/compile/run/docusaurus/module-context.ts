import type { BuilderContext } from "../../builders/builder-context";
import { withBaseUrl } from "../../../../lib/routes/url";
import type { jsxRuntime } from "../runtime";
import type { AskedKind } from "../../../docusaurus-functions";
import type { CompileSettings } from "../../settings";
import { docusaurusContext } from "./context";
import { textOrEmpty } from "../../../../lib/values/text-or-empty";

/** The props of a component of a project. */
export type Props = Record<string, unknown>;

/** A component as a project's modules know it: a function that gives content. */
export type Component = (props: Props) => unknown;

type BaseOptions = Parameters<typeof withBaseUrl>[2];

/**
 * What is told of what only browsers go on with, of data that only pages have and of hooks that ask for a doc or
 * a post; whether a component is tried.
 */
export type Marking = Record<"mark" | "assume" | "isOnTrial", () => boolean> & {
  guess: () => void;
  askFor: (kind: AskedKind, hook: string) => void;
};

/** What the modules of Docusaurus are made of for one file of content. */
export type ModuleContext = Pick<BuilderContext, "state" | "file"> &
  Marking & {
    h: ReturnType<typeof jsxRuntime>;
    /** What `useDocusaurusContext` gives. */
    docusaurus: ReturnType<typeof docusaurusContext>;
    /** The versions of docs, by the ids of their instances. */
    versions: NonNullable<CompileSettings["docsVersions"]>;
    baseUrl: string;
    /** A path as an address of the site, as `useBaseUrl` gives it. */
    addressOf: (url?: string, options?: BaseOptions) => string;
  };

/** The context of a file's modules, by its settings. */
export function moduleContext(
  { settings, state, file }: BuilderContext,
  h: ModuleContext["h"],
  marking: Marking,
): ModuleContext {
  const docusaurus = docusaurusContext(settings);
  const { baseUrl = "/", servedBaseUrl = baseUrl, docsVersions: versions = {} } = settings;
  const host = textOrEmpty(docusaurus.siteConfig.url).replace(/\/$/, "");
  return {
    ...marking,
    state,
    file,
    h,
    docusaurus,
    versions,
    baseUrl,
    addressOf: (url = "", options) => withBaseUrl(url, { baseUrl: servedBaseUrl, url: host }, options),
  };
}

/** A hook that gives a value, and with which only browsers go on. */
export function inBrowser<T>({ mark }: Marking, value: T): () => T {
  return () => {
    mark();
    return value;
  };
}
