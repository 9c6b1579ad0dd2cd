import { Component, type ReactNode } from "react";
import { errorOf } from "../../../lib/values/error-of";

type Fallback = (failure: { error: Error; tryAgain: () => void }) => ReactNode;
type Props = { children?: ReactNode; fallback?: Fallback };

/** Docusaurus' boundary of errors: shows what its author gives for an error inside it, or the error's message. */
export class ErrorBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: errorOf(error) };
  }

  override render() {
    const { error } = this.state;
    const { children, fallback = ({ error: failed }) => <p>{failed.message}</p> } = this.props;
    return error ? fallback({ error, tryAgain: () => this.setState({ error: undefined }) }) : children;
  }
}
