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
  /** Exact origins from which micro-apps may be loaded, to run in the sandbox or in a frame; the policy is made from it. */
  subsystemOrigins: string[];
  /** Exact origins of pages that may be shown in a frame and nowhere else. */
  frameOrigins: string[];
  /** How many subsystems may be alive at once, the least recently used one sleeps beyond it; 6 unless told. */
  subsystemBudget?: number;
  /**
   * Whether the API hosts admit the header `Idempotency-Key`. It is sent to hosts of the portal's own origin anyway; a
   * host of another origin that does not list it in its CORS answer would lose every write that creates something.
   */
  acceptsIdempotencyKeys?: boolean;
  /** Exact origins of those who may show the portal in a frame (T22): nobody unless told; read by the server alone. */
  frameAncestors?: string[];
}
