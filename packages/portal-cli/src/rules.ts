/** The portal's own rules for registry entries, bundled into the package: the command and the portal agree on them. */
export { isSubsystemCode } from '../../../src/domain/subsystem/subsystemCode';
export { readEntry } from '../../../src/domain/subsystem/registryEntry';
export { PORTAL_PATHS, WORK_ORDER_CODE } from '../../../src/domain/subsystem/paneKey';
export { readEnvironment } from '../../../src/domain/environment';
export { isOverrideAdmitted } from '../../../src/domain/subsystem/override';
export { COOKIE_KEYS, LOCAL_KEYS, SESSION_KEYS } from '../../../src/constants/storage';
/** Version of the SDK that belongs to this command. */
export { version as SDK_VERSION } from '../../subsystem-sdk/package.json';
