import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import type { TabStripProps } from './TabStrip';
import styles from './TabStrip.module.css';

const Strip = retryableLazy<TabStripProps>(() => import('./TabStrip').then((module) => ({ default: module.TabStrip })));

/** The tab strip; its code, with the drag-and-drop library, is loaded with the first page of the workspace. */
export const TabStrip = (props: TabStripProps) => (
  <LazyBoundary fallback={<div className={styles.strip} />}>
    <Strip {...props} />
  </LazyBoundary>
);

TabStrip.preload = Strip.preload;
