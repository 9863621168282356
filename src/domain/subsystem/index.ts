export * from './address';
export * from './failure';
export * from './pane';
export * from './paneKey';
export * from './registry';
