export { RecordPagerBar, usePagerShown } from './RecordPagerBar';
export { openInPager } from './pagerStore';
export { recordAddress } from './recordAddress';
