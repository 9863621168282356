import { Component, type ReactNode } from 'react';

/** Removes failed content without a message; the error is logged. */
export class SilentBoundary extends Component<{ children: ReactNode }, { isFailed: boolean }> {
  state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  componentDidCatch(error: unknown) {
    console.error('[chat-bot]', error);
  }

  render() {
    return this.state.isFailed ? null : this.props.children;
  }
}
