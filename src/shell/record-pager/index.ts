export { RecordPagerBar, usePagerShown } from './RecordPagerBar';
export { openRecord } from './openRecord';
export { RecordLink } from './RecordLink';
export { recordAddress } from './recordAddress';
