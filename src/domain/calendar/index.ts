export * from './day';
export * from './monthGrid';
