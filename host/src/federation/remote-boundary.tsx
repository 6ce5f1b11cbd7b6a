import type { FailureReport } from '@mosta/shared/schemas/failure-report.schema';
import { Component, type ReactNode } from 'react';

type RemoteBoundaryProps = {
  remote: string;
  version: string;
  report: (failure: FailureReport) => void;
  fallback: (code: string, retry: () => void) => ReactNode;
  /** Called before the children are rendered again. */
  onRetry?: () => void;
  children: ReactNode;
};

type BoundaryState = { failure: Pick<FailureReport, 'phase' | 'code'> | null };

/** Keeps a failing page or widget of a remote from taking the rest of the page with it. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: failureOf(error) };
  }

  override componentDidCatch(error: unknown) {
    const { remote, version, report } = this.props;
    report({ remote, version, ...failureOf(error), ms: 0 });
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.code, this.retry) : this.props.children;
  }
}

/** Phase and stable code of what a component threw while it was loaded or rendered. */
function failureOf(error: unknown): Pick<FailureReport, 'phase' | 'code'> {
  const name = error instanceof Error ? error.name : '';
  if (name === 'SecondCopyError') return { phase: 'singleton', code: 'SECOND_COPY' };
  if (name === 'ChunkLoadError') return { phase: 'script', code: 'CHUNK_FAILED' };
  return { phase: 'render', code: 'RENDER_FAILED' };
}
