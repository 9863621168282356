export { isAdmitted, applyOverride, watchOverrides } from './applyOverride';
export { beginOverride, endOverride, listOverrides, onOverridesChange } from './overrides';
export { probeOverride } from './probe';
