export * from './address';
export * from './budget';
export * from './failure';
export * from './pane';
export * from './paneKey';
export * from './registry';
export * from './release';
export * from './tiers';
export type { ServerEntry } from './schema';
