export { createBridge, type Bridge, type BridgeOptions } from './createBridge';
export { preparePermissionData, refreshPermissionData } from './permissionData';
export { propsFor, type MicroAppProps } from './propsFor';
export { followSession, setHideBar } from './sharedState';
