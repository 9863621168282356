import {
  type App,
  computed,
  type ComputedRef,
  inject,
  type InjectionKey,
  onScopeDispose,
  shallowReadonly,
  type ShallowRef,
  shallowRef,
  watchEffect,
} from 'vue';
import type { PortalContext, PortalState } from '../context.ts';
import { type Texts, type Translate, translateIn } from '../texts.ts';

const portalKey: InjectionKey<PortalContext> = Symbol('portal');
const stateKey: InjectionKey<Readonly<ShallowRef<PortalState>>> = Symbol('portal state');

const needed = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('There is no portal above this component: providePortal gives it');
  return value;
};

/**
 * Provides the portal to the components of an application.
 *
 * @param app - What `createApp` returns.
 * @param portal - The portal that `mount` receives.
 * @returns A function that unsubscribes from the portal; call it in `unmount`.
 */
export function providePortal(app: Pick<App, 'provide'>, portal: PortalContext): () => void {
  const state = shallowRef(portal.getState());
  app.provide(portalKey, portal);
  app.provide(stateKey, shallowReadonly(state));
  return portal.subscribe((next) => void (state.value = next));
}

/** The portal context. Throws in an application without `providePortal`. */
export const usePortal = (): PortalContext => needed(inject(portalKey));

/** The portal's current snapshot; templates update with it. */
export const usePortalState = (): Readonly<ShallowRef<PortalState>> => needed(inject(stateKey));

/** Whether the user has a permission code; a code that the portal does not list is not granted. */
export function usePermission(code: string): ComputedRef<boolean> {
  const state = usePortalState();
  return computed(() => state.value.permissions.powerCodes.includes(code));
}

/** Texts in the portal's language; read in a template, they change with it. */
export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  const state = usePortalState();
  return (key, values) => translateIn(texts, state.value.locale)(key, values);
}

/** Sets the window title while a page is open, in the current language. */
export function useTitle(title: () => string): void {
  const { navigation } = usePortal();
  watchEffect(() => navigation.setTitle(title()));
  onScopeDispose(() => navigation.setTitle(null));
}
