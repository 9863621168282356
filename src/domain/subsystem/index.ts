export * from './address';
export * from './failure';
export * from './pane';
export * from './paneKey';
export * from './registry';
export type { PermissionMenu } from './assumed';
export type { MenuOrderItem, PermissionVerdict, SubsystemEntry } from './schema';
