export { createBridge, type Bridge, type BridgeOptions } from './createBridge';
export { loadPermissionData, refreshPermissionData } from './permissionData';
export { propsFor } from './propsFor';
export { followSession, setHideBar } from './sharedState';
