export * from './wire';
export * from './editable';
export * from './envelope';
