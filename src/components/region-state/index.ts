export { RegionState } from './RegionState';
export { Skeleton, SkeletonRows } from './Skeleton';
