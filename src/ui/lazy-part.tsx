import {
  Component,
  lazy,
  Suspense,
  type ComponentType,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from "react";
import { translate } from "../lib/words/translate";
import { loadByBrowser } from "./load-notice";
import { Spinner } from "./spinner";
import { errorOf } from "../lib/values/error-of";

type Load = () => Promise<{ default: ComponentType }>;
type Part<P> = (props: P) => ReactNode;

/**
 * A component whose code loads when it is first shown: a spinner after a moment, and on failure the error's text with a
 * button that tries again.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: Part<P> }>): (props: P) => ReactElement {
  const parts = { current: lazy(load as Load) };
  const retry = () => {
    parts.current = lazy(load as Load);
  };
  return function LazyPart(props: P) {
    return (
      <LoadBoundary onRetry={retry}>
        {() => {
          const Part: ElementType = parts.current;
          return (
            <Suspense fallback={<Spinner />}>
              <Part {...props} />
            </Suspense>
          );
        }}
      </LoadBoundary>
    );
  };
}

type BoundaryProps = { onRetry: () => void; children: () => ReactNode };

class LoadBoundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: errorOf(error) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children();
    // What a loaded component throws is a crash of the page, for the boundary of the page.
    if (error.name !== "ChunkLoadError") throw error;
    return <LoadFailure error={error} onRetry={this.retry} />;
  }

  private failures = 0;

  private readonly retry = (): void => {
    this.failures += 1;
    reloadWhatIsGone(this.failures);
    this.props.onRetry();
    this.setState({ error: undefined });
  };
}

/**
 * Loads the page anew where the same code failed to load more than once. It is gone then: a new build has taken the
 * place of the one that the reader has open.
 */
export function reloadWhatIsGone(failures: number): void {
  const { location } = window;
  if (failures > 1) void loadByBrowser(location.pathname, () => location.reload());
}

/** The text of a failed load, and a button that tries again. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className="load-failure">
      <p>{error.message}</p>
      <button type="button" onClick={onRetry}>
        {translate({ id: "loading.retry" })}
      </button>
    </div>
  );
}
