export { PageRegion } from './PageRegion';
export { RegionState } from './RegionState';
export { Skeleton, SkeletonRows } from './Skeleton';
