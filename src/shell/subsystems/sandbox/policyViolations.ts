import { recordIncident } from '@/utils/subsystemRecords';
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
  const report = ({ sourceFile, blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    const app = (findAppByAddress(sourceFile) ?? findAppByAddress(blockedURI)) as PolicyTarget | undefined;
    if (!app) return;
    console.error(`[subsystem] ${app.code}: refused by the policy of the portal: ${effectiveDirective} ${blockedURI}`);
    recordIncident({ region: app.code, kind: 'policy', text: `${effectiveDirective} ${blockedURI}` });
    app.onPolicyViolation({ directive: effectiveDirective, address: blockedURI });
  };
  document.addEventListener('securitypolicyviolation', report);
  return () => document.removeEventListener('securitypolicyviolation', report);
}
