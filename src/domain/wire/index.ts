export * from './wire';
export * from './time';
export * from './editable';
export * from './envelope';
