import { Component, type ReactNode } from 'react';
import { hasTypedInput } from '../releases/typed-input';
import { remoteOfError } from './attribution';
import { asRenderError, type LoadError } from './failures';

type RemoteBoundaryProps = {
  remote: string;
  /** Told of what a component of the remote threw, and whether somebody had typed into the page until then. */
  onFailure: (error: LoadError, typed: boolean) => void;
  /** Told of what the cleanup of another remote's widget threw, which was inside of this one. */
  onForeignFailure: (error: unknown) => void;
  /** Shown until the failure has been dealt with. */
  fallback: ReactNode;
  children: ReactNode;
};

type BoundaryState = { error: unknown; failed: boolean; typed: boolean };

const WELL: BoundaryState = { error: null, failed: false, typed: false };

/** How often a boundary renders again after another remote's failure. */
const FOREIGN_FAILURES = 3;

/**
 * Keeps a failing page or widget of a remote from taking the rest of the page with it. What another remote threw while
 * its widget was removed from this one is no reason to take this one away: it is rendered again.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, BoundaryState> {
  override state: BoundaryState = WELL;
  private foreignFailures = 0;

  static getDerivedStateFromError(error: unknown): BoundaryState {
    // only now: what was typed is still on the page
    return { error, failed: true, typed: hasTypedInput() };
  }

  override componentDidCatch(error: unknown) {
    if (this.isForeign(error)) {
      this.foreignFailures += 1;
      this.props.onForeignFailure(error);
      this.setState(WELL);
    } else {
      this.props.onFailure(asRenderError(error), this.state.typed);
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
