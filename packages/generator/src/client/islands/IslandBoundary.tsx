import { Component, type ReactNode } from "react";

interface IslandBoundaryProps {
  /** Called once nothing of the island is in its element any more. */
  onError(): void;
  children: ReactNode;
}

/** Keeps an island that fails from taking the page with it. */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
