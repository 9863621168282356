export * from './wire';
export * from './envelope';
