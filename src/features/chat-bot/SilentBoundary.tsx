import { Component, type ReactNode } from 'react';

/** Takes what has failed away without a word on the screen; the log keeps the reason. */
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
