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
 * Type tests of the contract, checked by the compiler only: nothing here runs. A change that subsystems would
 * notice fails here.
 */

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
const expectTrue = <Verdict extends true>(verdict?: Verdict): void => void verdict;

// Exactly these members.
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

// `request` is `fetch` with a string as address.
expectTrue<Equal<ReturnType<PortalContext['request']>, Promise<Response>>>();
expectTrue<Equal<Parameters<PortalContext['request']>, [address: string, init?: RequestInit]>>();

// A listener may block synchronously or later, or return nothing.
expectTrue<Equal<NavigationAnswer, void | boolean | Promise<void | boolean>>>();

// The fake portal is the real contract.
export const portal: PortalContext = createFakePortal();

// The contract has no token.
// @ts-expect-error The token is never passed.
export const token: unknown = portal.token;

// Everything that is passed is read-only.
// @ts-expect-error Snapshots are immutable.
portal.getState().user.userName = 'Eve';
// @ts-expect-error Lists are read-only.
portal.getState().permissions.powerCodes.push('admin');
// @ts-expect-error Dictionaries are read-only.
portal.getState().dictionary.dictMap.kind = [];
// @ts-expect-error The contract is read-only.
portal.code = 'lift';
// @ts-expect-error There are two languages.
createFakePortal({ state: { locale: 'fr-FR' } });
// @ts-expect-error A toast has a known type.
portal.toast({ type: 'loading', text: '' });

// `mount` and one way to undo it are required, `bootstrap` is not.
// @ts-expect-error This mount cannot be undone.
defineSubsystem({ mount: () => undefined });
defineSubsystem({ mount: ({ container }) => Promise.resolve(() => container.remove()) });
const definition: SubsystemDefinition = { mount: () => undefined, unmount: () => Promise.resolve() };
const lifecycles: SubsystemLifecycles = defineSubsystem(definition);
expectTrue<Equal<Awaited<ReturnType<typeof startSubsystem>['mode']>, 'sandbox' | 'frame' | 'standalone'>>();
startSubsystem(lifecycles, { portalOrigins: ['https://portal.example'], standalone: { code: 'mgr' } });
