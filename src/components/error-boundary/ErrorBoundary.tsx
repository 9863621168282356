import { Component, type ErrorInfo, type ReactNode } from 'react';
import { readChunkFailure } from '@/utils/chunkFailure';
import { onBackOnline } from '@/utils/connection';
import { reportAttributed } from '@/utils/errorReports';
import { forgetFailedChunks } from '@/utils/retryableLazy';
import { FailureCard } from './FailureCard';

interface ErrorBoundaryProps {
  /** Name of the region, for the log. */
  region: string;
  children: ReactNode;
  /** The region is retried when this changes: the URL, the tab. */
  resetKey?: unknown;
  /** Called with the error, in addition to the log. */
  onError?: (error: unknown) => void;
  size?: 'panel' | 'page';
  /** Rendered instead of the card, for optional regions; null renders nothing. */
  fallback?: ReactNode;
}

interface State {
  error?: unknown;
  isFailed: boolean;
  resetKey: unknown;
}

/**
 * Limits an error to one region: its siblings keep working (R311). Its card names chunks that failed to load as the
 * bundler does (R307–R309), and its retry loads them again (R286).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  state: State = { isFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, isFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    if (Object.is(resetKey, state.resetKey)) return null;
    if (state.isFailed) forgetFailedChunks();
    return { resetKey, isFailed: false, error: undefined };
  }

  componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const failure = readChunkFailure(error);
    if (failure)
      console.error(`[${this.props.region}] ${failure.code} (${failure.type ?? 'unknown'}): ${failure.request ?? ''}`);
    else console.error(`[${this.props.region}]`, error, componentStack);
    reportAttributed({ owner: 'portal', region: this.props.region }, error, { name: failure?.code });
    this.props.onError?.(error);
  }

  private stopRetries?: () => void;

  componentDidMount() {
    this.stopRetries = onBackOnline(this.retryChunk);
  }

  componentWillUnmount() {
    this.stopRetries?.();
  }

  /** Retries a chunk that failed to load once the network is back (R122). */
  retryChunk = () => {
    if (this.state.isFailed && readChunkFailure(this.state.error)) this.retry();
  };

  retry = () => {
    forgetFailedChunks();
    this.setState({ isFailed: false, error: undefined });
  };

  render() {
    if (!this.state.isFailed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <FailureCard error={this.state.error} size={this.props.size} onRetry={this.retry} />;
  }
}
