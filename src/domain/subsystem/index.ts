export * from './address';
export type { PermissionMenu } from './assumed';
export * from './failure';
export * from './pane';
export * from './paneKey';
export * from './registry';
export type { MenuOrderItem, PermissionVerdict, SubsystemEntry } from './schema';
