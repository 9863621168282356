import { parseKey } from '@/domain/subsystem/paneKey';
import { reportPolicyViolation } from '@/utils/errorReports';
import { findAppByAddress, type SandboxedApp } from './callers';

/** A micro-app that learns what the policy of the page has refused. */
export interface PolicyTarget extends SandboxedApp {
  onPolicyViolation(violation: { directive: string; address: string }): void;
}

/**
 * Reports what the policy header of the portal refuses to a micro-app: the browser names the page, and a refused
 * `import()` settles long after, or never reaches whoever waits for it.
 */
export function watchPolicyViolations(): () => void {
  const report = (event: SecurityPolicyViolationEvent) => {
    const { sourceFile, blockedURI, effectiveDirective, target } = event;
    // A policy that only reports has refused nothing.
    if (event.disposition === 'report') return;
    const pane = target instanceof Element ? target.closest<HTMLElement>('[data-pane]')?.dataset.pane : undefined;
    // The blocked address may be another micro-app's, so it counts last, and only where nothing contradicts it.
    const blocked = findAppByAddress(blockedURI);
    const paneCode = pane && parseKey(pane).code;
    const isOwn = paneCode === undefined || blocked?.code === paneCode;
    const app = (findAppByAddress(sourceFile) ?? (isOwn ? blocked : undefined)) as PolicyTarget | undefined;
    const region = app?.code ?? paneCode;
    if (region === undefined) return;
    console.error(`[subsystem] ${region}: refused by the policy of the portal: ${effectiveDirective} ${blockedURI}`);
    reportPolicyViolation(region, effectiveDirective, blockedURI);
    app?.onPolicyViolation({ directive: effectiveDirective, address: blockedURI });
  };
  document.addEventListener('securitypolicyviolation', report);
  return () => document.removeEventListener('securitypolicyviolation', report);
}
