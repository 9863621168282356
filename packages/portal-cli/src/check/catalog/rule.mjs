/**
 * What `portal check` can find. The number of a finding never changes and is never used again: pipelines and `accept`
 * of portal.json refer to it.
 *
 * @typedef {'error' | 'warning' | 'note'} Severity `error`: it does not work in the portal, or endangers users.
 *   `warning`: it works, and a reviewer would ask for a change. `note`: worth knowing.
 * @typedef {{ id: string, name: string, severity: Severity, what: string, fix: string }} Rule
 * @typedef {'sandbox' | 'frame'} Isolation
 */

/** @type {(id: string, name: string, severity: Severity, what: string, fix: string) => Rule} */
export const rule = (id, name, severity, what, fix) => ({ id, name, severity, what, fix });
