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
 * Gives the components of an application the portal.
 *
 * @param app - What `createApp` answers.
 * @param portal - What `mount` was given.
 * @returns A function that lets go of the portal; call it in `unmount`.
 */
export function providePortal(app: Pick<App, 'provide'>, portal: PortalContext): () => void {
  const state = shallowRef(portal.getState());
  app.provide(portalKey, portal);
  app.provide(stateKey, shallowReadonly(state));
  return portal.subscribe((next) => void (state.value = next));
}

/** The portal context. Throws in an application that was not given any. */
export const usePortal = (): PortalContext => needed(inject(portalKey));

/** The portal's present snapshot, which templates follow. */
export const usePortalState = (): Readonly<ShallowRef<PortalState>> => needed(inject(stateKey));

/** Whether the person has a permission code; what the portal does not list is not granted. */
export function usePermission(code: string): ComputedRef<boolean> {
  const state = usePortalState();
  return computed(() => state.value.permissions.powerCodes.includes(code));
}

/** Texts in the portal's language; read in a template, they change with it. */
export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  const state = usePortalState();
  return (key, values) => translateIn(texts, state.value.locale)(key, values);
}

/** Names the window while a page is open, in the language of the moment. */
export function useTitle(title: () => string): void {
  const { navigation } = usePortal();
  watchEffect(() => navigation.setTitle(title()));
  onScopeDispose(() => navigation.setTitle(null));
}
