import { Component, type ReactNode } from 'react';

type FailureBoundaryProps = { onFail: () => void; children: ReactNode };

/** Reports a failure below it and draws nothing: errors inside Pixi's tree never reach the page's own boundary. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
