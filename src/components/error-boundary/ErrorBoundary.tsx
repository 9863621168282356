import { Component, type ErrorInfo, type ReactNode } from 'react';
import { readPartFailure } from '@/utils/partFailure';
import { forgetFailedParts } from '@/utils/retryableLazy';
import { FailureCard } from './FailureCard';

type ErrorBoundaryProps = {
  /** Name of the region, for the log. */
  region: string;
  children: ReactNode;
  /** When it changes the region is tried again: the address, the tab. */
  resetKey?: unknown;
  /** Called with the error, in addition to the log. */
  onError?: (error: unknown) => void;
  size?: 'panel' | 'page';
  /** Stands in the place of the card, for what nobody would miss; null leaves the place empty. */
  fallback?: ReactNode;
};

type State = { error?: unknown; isFailed: boolean; resetKey: unknown };

/**
 * Keeps a failure inside one region: what stands beside it stays alive (R311). Its card names parts that did
 * not load as the bundler does (R307–R309), and its retry really loads them again (R286).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  state: State = { isFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, isFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    if (Object.is(resetKey, state.resetKey)) return null;
    if (state.isFailed) forgetFailedParts();
    return { resetKey, isFailed: false, error: undefined };
  }

  componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const part = readPartFailure(error);
    if (part) console.error(`[${this.props.region}] ${part.code} (${part.type ?? 'unknown'}): ${part.request ?? ''}`);
    else console.error(`[${this.props.region}]`, error, componentStack);
    this.props.onError?.(error);
  }

  componentDidMount() {
    window.addEventListener('online', this.retryPart);
  }

  componentWillUnmount() {
    window.removeEventListener('online', this.retryPart);
  }

  /** A part that did not come is asked for again by itself once the network is back (R122). */
  retryPart = () => {
    if (this.state.isFailed && readPartFailure(this.state.error)) this.retry();
  };

  retry = () => {
    forgetFailedParts();
    this.setState({ isFailed: false, error: undefined });
  };

  render() {
    if (!this.state.isFailed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <FailureCard error={this.state.error} size={this.props.size} onRetry={this.retry} />;
  }
}
