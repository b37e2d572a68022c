import { Component, type ReactNode } from "react";
import { errorChain } from "../errorChain.ts";
import { messages } from "../messages/messages.ts";

interface State {
  error: Error | null;
}

/** Keeps a failing page from taking the shell with it, and tells what failed. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const [message, ...causes] = errorChain(error);
    return (
      <div className="page narrow notice" role="alert">
        <h1>{messages.crash.title}</h1>
        <p>{message}</p>
        {causes.map((cause) => (
          <p key={cause}>{`${messages.crash.cause}: ${cause}`}</p>
        ))}
        <button type="button" className="button" onClick={() => this.setState({ error: null })}>
          {messages.crash.tryAgain}
        </button>
      </div>
    );
  }
}
