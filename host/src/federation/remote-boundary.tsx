import { Component, type ReactNode } from 'react';
import { remoteOfError } from './attribution';
import { asRenderError, type LoadError } from './failures';

type RemoteBoundaryProps = {
  remote: string;
  /** Told of what a component of the remote threw. */
  onFailure: (error: LoadError) => void;
  /** Told of what the cleanup of another remote's widget threw, which was inside of this one. */
  onForeignFailure: (error: unknown) => void;
  /** Shown until the failure has been dealt with. */
  fallback: ReactNode;
  children: ReactNode;
};

type BoundaryState = { error: unknown; failed: boolean };

/** How often a boundary renders again after another remote's failure. */
const FOREIGN_FAILURES = 3;

/**
 * Keeps a failing page or widget of a remote from taking the rest of the page with it. What another remote threw while
 * its widget was removed from this one is no reason to take this one away: it is rendered again.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, failed: false };
  private foreignFailures = 0;

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (this.isForeign(error)) {
      this.foreignFailures += 1;
      this.props.onForeignFailure(error);
      this.setState({ error: null, failed: false });
    } else {
      this.props.onFailure(asRenderError(error));
    }
  }

  override render() {
    const { error, failed } = this.state;
    return failed && !this.isForeign(error) ? this.props.fallback : this.props.children;
  }

  private isForeign(error: unknown): boolean {
    const origin = remoteOfError(error);
    return (
      origin !== undefined &&
      origin.remote !== this.props.remote &&
      this.foreignFailures < FOREIGN_FAILURES
    );
  }
}
