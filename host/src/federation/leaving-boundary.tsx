import { Component, type ReactNode } from 'react';
import { remoteOfError } from './attribution';
import { reportFailure } from './failures';

type LeavingBoundaryProps = { children: ReactNode };
type LeavingState = { error: unknown; caught: number };

/** More failures than this, without a moment between them, are not those of a page that has been left. */
const FAILURES_AT_ONCE = 3;
const MOMENT_MS = 1000;

/** Reports what a cleanup threw, with the remote whose code it was. */
export function reportCleanupFailure(error: unknown): void {
  const { remote, version } = remoteOfError(error) ?? { remote: 'host', version: null };
  reportFailure({ remote, version, phase: 'runtime', code: 'CLEANUP_FAILED', ms: 0 });
}

/**
 * Stands above pages that come and go. React hands what a cleanup throws to the nearest boundary that is still there:
 * the page's own has gone with it, so that without this one the frame would go too. What is shown now is not at fault,
 * and is rendered again. A component that fails while it is rendered passes on to the boundary above.
 */
export class LeavingBoundary extends Component<LeavingBoundaryProps, LeavingState> {
  override state: LeavingState = { error: null, caught: 0 };
  private forget: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): Partial<LeavingState> {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    reportCleanupFailure(error);
    clearTimeout(this.forget);
    this.forget = setTimeout(() => this.setState({ error: null, caught: 0 }), MOMENT_MS);
    this.setState(({ caught }) => ({ caught: caught + 1 }));
  }

  override componentWillUnmount() {
    clearTimeout(this.forget);
  }

  override render() {
    const { error, caught } = this.state;
    if (caught > FAILURES_AT_ONCE) throw error;
    return this.props.children;
  }
}
