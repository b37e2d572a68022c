import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback(error: Error, tryAgain: () => void): ReactNode;
  /** Called after the failed subtree has been removed. */
  onError?(): void;
  /** The children are rendered again when it changes. */
  resetKey?: unknown;
}

/** Renders a fallback when its children throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.error && resetKey !== this.props.resetKey) this.#tryAgain();
  }

  readonly #tryAgain = () => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.#tryAgain) : this.props.children;
  }
}
