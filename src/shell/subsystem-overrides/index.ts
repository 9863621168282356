export { isAdmitted, overlay, watchOverrides } from './overlay';
export { beginOverride, endOverride, listOverrides, onOverridesChange } from './overrides';
export { probeOverride } from './probe';
