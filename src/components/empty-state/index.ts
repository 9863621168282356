export { EmptyState } from './EmptyState';
export type { EmptyType } from './emptyTypes';
