import { withPrefix } from "gatsby";
import {
  Component,
  createElement,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from "react";
import { NEEDS_SCRIPTS } from "../../../ui/held-scripts";
import { LoadFailure } from "../../../ui/lazy-part";
import { codeName } from "../../docusaurus-functions";
import { ThemeCode } from "./code";
import { IslandDoc, type FileDoc } from "./doc-hooks";
import { IslandContents } from "./island-contents";
import { islandInView, loadedIsland } from "./island-loads";
import { DrawnInBrowser, IslandSources, type IslandModule } from "./island-source";
import { LinkBase } from "./link";
import { useOnPage } from "./on-page";
import { elementWith } from "./ref-prop";
import { errorOf } from "../../../lib/values/error-of";

type Props = Record<string, unknown>;
type IslandProps = Props & {
  $island: { script: string; name: string; hasAddresses?: true; linkBase?: string };
  $doc?: FileDoc;
  $ref?: unknown;
  $code?: ComponentProps<typeof ThemeCode>;
};

const CONTENT = "$content:";

/**
 * A component of content that runs in the browser. The server draws it where it can; its script loads once it is in
 * view, and React takes it over then.
 */
export function ClientIsland({ $island, $doc, $ref, $code, ...given }: IslandProps) {
  const place = useRef<HTMLElement>(null);
  const { load } = useContext(IslandSources);
  const { script, name, hasAddresses, linkBase } = $island;
  useEffect(() => islandInView(place.current as Element, script, load), [script, load]);
  const entries = Object.entries(given);
  const own = entries.filter(([key]) => !key.startsWith(CONTENT));
  const props = Object.fromEntries(hasAddresses ? own.map(([key, value]) => [key, addressOf(key, value)]) : own);
  const contents = entries.filter(([key]) => key.startsWith(CONTENT));
  const drawings = Object.fromEntries(contents.map(([key, node]) => [key.slice(CONTENT.length), node as ReactNode]));
  if ($code) {
    drawings[codeName($code.children, $code) ?? ""] = props.children as ReactNode;
    props.children = <ThemeCode {...$code} />;
  }
  return createElement(
    // An element that may stand inside a paragraph as well as around one, and is no box of its own.
    "site-island",
    { ref: place, style: { display: "contents" }, [NEEDS_SCRIPTS]: "view" },
    <IslandBoundary>
      <Suspense fallback={<WaitingPlace script={script} island={place} />}>
        <IslandContents.Provider value={drawings}>
          {inFile({ doc: $doc, linkBase }, <Loaded script={script} name={name} props={{ ...props, ref: $ref }} />)}
        </IslandContents.Provider>
      </Suspense>
    </IslandBoundary>,
  );
}

type IslandFile = { doc?: FileDoc; linkBase?: string };

function inFile({ doc, linkBase }: IslandFile, island: ReactElement): ReactElement {
  const linked = linkBase === undefined ? island : <LinkBase.Provider value={linkBase}>{island}</LinkBase.Provider>;
  return doc ? <IslandDoc.Provider value={doc}>{linked}</IslandDoc.Provider> : linked;
}

/** An address of the site as browsers know it; any other value as it is. */
function addressOf(key: string, value: unknown): unknown {
  const isAddress = (key === "href" || key === "src") && typeof value === "string" && /^\/(?!\/)/.test(value);
  return isAddress ? withPrefix(value) : value;
}

type WaitingProps = { script: string; island: RefObject<HTMLElement> };

/** What React marks on the server with where only browsers can draw an island. */
const NOT_DRAWN = "<template";

/**
 * What React puts in the place of an island until its script is here: where the server drew nothing, and where a
 * context above changes before. Then it shows what the server drew; else it is empty.
 */
function WaitingPlace({ script, island }: WaitingProps): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  const { load } = useContext(IslandSources);
  const [html] = useState(() => island.current?.innerHTML ?? "");
  useEffect(() => islandInView(place.current?.parentElement as Element, script, load), [script, load]);
  if (html === "" || html.includes(NOT_DRAWN)) return <span ref={place} className="island-place" />;
  return <span ref={place} style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html }} />;
}

type LoadedProps = { script: string; name: string; props: Props };

/** Throws a promise until the script is here; on the server also where only a browser can draw the component. */
function Loaded({ script, name, props }: LoadedProps): ReactElement {
  const { load, check } = useContext(IslandSources);
  const module = loadedIsland(script, check ? load : undefined);
  const Island = exportOf(module, name);
  const file = { doc: useContext(IslandDoc), linkBase: useContext(LinkBase) };
  const onPage = useOnPage();
  if (check)
    checkEither([withoutContent(props), props], (own) => check(onPage(inFile(file, elementWith(Island, own)))));
  return elementWith(Island, props);
}

/** Content may ask for what stands around it, which a check has not, and a component may look into its content. */
function checkEither([first, second]: readonly [Props, Props], check: (props: Props) => void): void {
  try {
    check(first);
  } catch {
    try {
      check(second);
    } catch (error) {
      throw new DrawnInBrowser(String(error));
    }
  }
}

/** A component by its path among the exports of a module. */
function exportOf(module: IslandModule, name: string): ComponentType<Props> {
  const found = name.split(".").reduce<unknown>((scope, part) => (scope as Props | undefined)?.[part], module);
  if (found === undefined) throw new Error(`The module exports no '${name}'.`);
  return found as ComponentType<Props>;
}

function withoutContent(props: Props): Props {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => typeof value !== "object" || value === null || !("$$typeof" in value)),
  );
}

class IslandBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: errorOf(error) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? (
      <LoadFailure error={error} onRetry={() => this.setState({ error: undefined })} />
    ) : (
      this.props.children
    );
  }
}
