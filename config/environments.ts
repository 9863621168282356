import type { PortalEnvironment } from '../src/domain/environment';
import { DEFAULT_PORTS } from './ports.cjs';

/** The two identity providers (R153): the production one is used everywhere except in the mock server. */
const identityProviders = {
  test: 'https://idp-test.property-group.example',
  production: 'https://idp.property-group.example',
};

const mockSite = (name: string, path: string) => `http://${name}.localhost:${DEFAULT_PORTS.portal}${path}`;

const mockSubsystem = (name: string) => `http://${name}.localhost:${DEFAULT_PORTS.subsystems}`;

/** Subsystems of our own teams: trusted with access to the shell's document. */
const sandboxed = ['mgr', 'jcpt', 'gdzt', 'byd', 'wcx', 'lift', 'bjxt', 'af'];

/** Subsystems that are always shown in a frame. */
const framed = ['opbi', 'nfc'];

const remote = (name: PortalEnvironment['name'], suffix: string): PortalEnvironment => {
  const host = (service: string) => `https://${service}${suffix}.property-group.example`;
  return {
    name,
    portalSite: host('portal'),
    hosts: { base: host('api'), workOrder: host('workorder-api'), portal: host('portal-api') },
    fileHost: host('files'),
    identityProvider: identityProviders.production,
    fireSafetySite: host('fire-safety'),
    iotSite: host('iot'),
    chatBot: host('chat-bot'),
    verificationPage: `${host('verify')}/identity`,
    workOrderAppSite: `${host('app')}/work-order`,
    housekeeperAppSite: `${host('app')}/housekeeper`,
    subsystemRegistry: '/subsystems.json',
    subsystemOrigins: sandboxed.map(host),
    // The embedded sites have their own origins (the registry has the entry of their page).
    frameOrigins: [...framed, 'fire-safety', 'iot'].map(host),
  };
};

/** Host addresses of every environment; served as `/environment.js`, which can be replaced without a build (A37). */
export const environments: Record<PortalEnvironment['name'], PortalEnvironment> = {
  // All hosts on one origin, distinguished by prefix (A36); the mock folder serves all of them.
  development: {
    name: 'development',
    portalSite: '',
    hosts: { base: '/_base', workOrder: '/_workorder', portal: '/_portal' },
    fileHost: '/_files',
    identityProvider: '/_idp',
    fireSafetySite: mockSite('fire-safety', '/_sites/fire-safety'),
    iotSite: mockSite('iot', '/_sites/iot'),
    chatBot: mockSite('chat-bot', '/_sites/chat-bot'),
    verificationPage: mockSite('verify', '/_sites/verification'),
    workOrderAppSite: mockSite('work-order-app', '/_sites/work-order-app'),
    housekeeperAppSite: mockSite('housekeeper-app', '/_sites/housekeeper-app'),
    subsystemRegistry: '/subsystems.json',
    // The mock server keeps what is reported; the inspector shows it.
    errorReports: '/_mock/events',
    // The misbehaving subsystem is available in the mock server only.
    subsystemOrigins: [...sandboxed, 'misbehaving'].map(mockSubsystem),
    // A portal that is reloaded for every edit mounts nothing that was not opened before.
    mountAhead: 'learned',
    overrides: 'on',
    overrideOrigins: [mockSubsystem('review')],
    frameOrigins: [
      ...framed.map(mockSubsystem),
      ...['fire-safety', 'iot'].map((name) => new URL(mockSite(name, '/')).origin),
    ],
  },
  test: remote('test', '-test'),
  'pre-production': remote('pre-production', '-pre'),
  production: remote('production', ''),
};

/** Content of `/environment.js` for one environment. */
export const environmentScript = (environment: PortalEnvironment): string =>
  `window.__PORTAL_ENVIRONMENT__ = ${JSON.stringify(environment, null, 2)};\n`;
