export * from './address';
export type { PermissionMenu } from './assumed';
export * from './budget';
export * from './failure';
export * from './pane';
export * from './paneKey';
export * from './registry';
export * from './tiers';
export type { MenuOrderItem, PermissionVerdict, SubsystemEntry } from './schema';
