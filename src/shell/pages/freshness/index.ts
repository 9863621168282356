export { markStale, type Topic } from './staleness';
export { useFreshness } from './useFreshness';
