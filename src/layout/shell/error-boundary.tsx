import { Component, type ErrorInfo, type ReactNode } from "react";
import { errorOf } from "../../lib/values/error-of";
import { translate } from "../../lib/words/translate";

type Props = { children: ReactNode };
type State = { error?: Error };

/**
 * Keeps a crash inside the page: shows what went wrong, and a button that renders the page again. Give it the route as
 * `key`.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: errorOf(error) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? (
      this.props.children
    ) : (
      <CrashReport error={error} onRetry={() => this.setState({ error: undefined })} />
    );
  }
}

/** What a reader sees in the place of a crashed page. */
export function CrashReport({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="error-box">
      <h1>{translate({ id: "error.title" })}</h1>
      <button type="button" onClick={onRetry}>
        {translate({ id: "error.retry" })}
      </button>
      <pre>{causeChainOf(error)}</pre>
    </div>
  );
}

/**
 * An error's message, followed by the messages of its causes, each after `Cause:`; a cause that is among the errors
 * `before` it ends them.
 */
export function causeChainOf(error: unknown, before: readonly unknown[] = []): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  const shown = [...before, error];
  return cause === undefined || shown.includes(cause) ? message : `${message}\n\nCause:\n${causeChainOf(cause, shown)}`;
}
