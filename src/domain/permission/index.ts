export {
  decidePermission,
  ACTION_PERMISSIONS,
  permissionFor,
  type HeldPermissions,
  type PortalAction,
} from './actions';
