export * from './day';
export * from './day';
export * from './monthGrid';
export * from './monthGrid';
