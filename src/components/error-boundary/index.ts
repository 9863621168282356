export { ErrorBoundary } from './ErrorBoundary';
export { FailureCard } from './FailureCard';
