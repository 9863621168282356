export { preloadRecordPager, RecordPager, usePagerShown } from './RecordPager';
export { openRecord } from './openRecord';
export { RecordLink } from './RecordLink';
export { recordAddress } from './recordAddress';
