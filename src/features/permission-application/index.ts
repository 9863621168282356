export { PermissionApplication } from './PermissionApplication';
