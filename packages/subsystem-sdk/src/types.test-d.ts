import type {
  FakePortal,
  NavigationAnswer,
  PortalContext,
  PortalNavigation,
  PortalState,
  SubsystemDefinition,
  SubsystemLifecycles,
} from './index.ts';
import { createFakePortal, defineSubsystem, startSubsystem } from './index.ts';

/*
 * What the types promise to those who build subsystems, checked by the compiler alone: nothing here runs. Whoever
 * changes the contract sees here what a subsystem would notice.
 */

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
const expectTrue = <Verdict extends true>(verdict?: Verdict): void => void verdict;

// The members, no more and no fewer.
expectTrue<
  Equal<
    keyof PortalContext,
    | 'protocol'
    | 'code'
    | 'variant'
    | 'announce'
    | 'getState'
    | 'subscribe'
    | 'request'
    | 'navigation'
    | 'reportUnsaved'
    | 'toast'
    | 'confirm'
    | 'popupContainer'
  >
>();
expectTrue<
  Equal<
    keyof PortalNavigation,
    'current' | 'push' | 'replace' | 'hrefOf' | 'onNavigate' | 'setTitle' | 'openSubsystem' | 'openPage'
  >
>();
expectTrue<
  Equal<keyof PortalState, 'user' | 'permissions' | 'dictionary' | 'locale' | 'theme' | 'hideBar' | 'isVisible'>
>();
expectTrue<Equal<Exclude<keyof FakePortal, keyof PortalContext>, 'calls' | 'setState' | 'navigate'>>();

// `request` is `fetch` without its first argument's freedom.
expectTrue<Equal<ReturnType<PortalContext['request']>, Promise<Response>>>();
expectTrue<Equal<Parameters<PortalContext['request']>, [address: string, init?: RequestInit]>>();

// A listener may refuse at once or later, or say nothing.
expectTrue<Equal<NavigationAnswer, void | boolean | Promise<void | boolean>>>();

// The fake portal is the real contract.
export const portal: PortalContext = createFakePortal();

// No token anywhere: what is not declared is not there.
// @ts-expect-error The token is never handed over.
export const token: unknown = portal.token;

// Everything that is handed over is read-only.
// @ts-expect-error A snapshot is never changed.
portal.getState().user.userName = 'Eve';
// @ts-expect-error Nor are its lists.
portal.getState().permissions.powerCodes.push('admin');
// @ts-expect-error Nor the dictionaries.
portal.getState().dictionary.dictMap.kind = [];
// @ts-expect-error Nor the contract itself.
portal.code = 'lift';
// @ts-expect-error There are two languages.
createFakePortal({ state: { locale: 'fr-FR' } });
// @ts-expect-error A message has a kind that the portal knows.
portal.toast({ type: 'loading', text: '' });

// Mount is needed, and one way to undo it; bootstrap is not.
// @ts-expect-error Nothing undoes this mount.
defineSubsystem({ mount: () => undefined });
defineSubsystem({ mount: ({ container }) => Promise.resolve(() => container.remove()) });
const definition: SubsystemDefinition = { mount: () => undefined, unmount: () => Promise.resolve() };
const lifecycles: SubsystemLifecycles = defineSubsystem(definition);
expectTrue<Equal<Awaited<ReturnType<typeof startSubsystem>['mode']>, 'sandbox' | 'frame' | 'standalone'>>();
startSubsystem(lifecycles, { portalOrigins: ['https://portal.example'], standalone: { code: 'mgr' } });
