import { Component, type ErrorInfo, type ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { translate } from "../lib/translate";
import { media } from "../theme/media";

type Props = { children: ReactNode };
type State = { error?: unknown };

/** Keeps a crash inside the page: shows what went wrong, and a button that renders the page again. Give it the route as `key`. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <CrashReport error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}

/** What a reader sees in the place of a crashed page. */
export function CrashReport({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" sx={styles}>
      <h1>{translate({ id: "error.title" })}</h1>
      <button type="button" onClick={onRetry}>{translate({ id: "error.retry" })}</button>
      <pre>{causeChainOf(error)}</pre>
    </div>
  );
}

/** An error's message, followed by the messages of its causes, each after `Cause:`. */
export function causeChainOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n\nCause:\n${causeChainOf(error.cause)}`;
}

const styles: ThemeUIStyleObject = {
  mx: "auto",
  my: 9,
  p: 6,
  bg: "dangerSoft",
  color: "dangerText",
  borderRadius: "default",
  [media.desktop]: { width: "half" },
  h1: { m: 0, mb: 4, fontSize: "h2", lineHeight: "tight" },
  button: {
    px: 4,
    py: 2,
    border: "hairline",
    borderColor: "currentColor",
    borderRadius: "default",
    bg: "transparent",
    fontWeight: "medium",
    cursor: "pointer",
  },
  pre: { m: 0, mt: 4, fontFamily: "monospace", fontSize: "code", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
};
