export * from './day';
export * from './limit';
export * from './monthGrid';
export * from './moveDay';
