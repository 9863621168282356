export { TabStrip } from './LazyTabStrip';
