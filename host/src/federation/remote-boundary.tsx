import type { FailureReport } from '@mosta/shared/schemas/failure-report.schema';
import { Component, type ReactNode } from 'react';

type RemoteBoundaryProps = {
  remote: string;
  version: string;
  report: (failure: FailureReport) => void;
  fallback: (retry: () => void) => ReactNode;
  /** Called before the children are drawn again. */
  onRetry?: () => void;
  children: ReactNode;
};

/** Keeps a failing page or widget of a remote from taking the rest of the page with it. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const chunk = error instanceof Error && error.name === 'ChunkLoadError';
    const secondCopy = error instanceof Error && error.name === 'SecondCopyError';
    this.props.report({
      remote: this.props.remote,
      version: this.props.version,
      phase: secondCopy ? 'singleton' : chunk ? 'script' : 'render',
      code: secondCopy ? 'SECOND_COPY' : chunk ? 'CHUNK_FAILED' : 'RENDER_FAILED',
      ms: 0,
    });
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
