/** Host addresses of one environment: the only thing in which environments differ (R002, A37). */
export interface PortalEnvironment {
  name: 'development' | 'test' | 'pre-production' | 'production';
  /** Address of the portal itself; the login address is this plus `/#/login` (R042). Empty: our own origin. */
  portalSite: string;
  /** Bases of the three API hosts, without a trailing slash; the sign-on token goes to these and nowhere else (A25). */
  hosts: { base: string; workOrder: string; portal: string };
  /** Where uploaded files and attachments live; never receives the token. */
  fileHost: string;
  identityProvider: string;
  fireSafetySite: string;
  iotSite: string;
  chatBot: string;
  verificationPage: string;
  workOrderAppSite: string;
  housekeeperAppSite: string;
  /** Address of the registry of subsystems (JSON). */
  subsystemRegistry: string;
  /** Exact origins from which micro-apps may be loaded; the policy header is made from it. */
  subsystemOrigins: string[];
}
