export { markStale, onStale, type Topic } from './staleness';
export { useFreshness } from './useFreshness';
