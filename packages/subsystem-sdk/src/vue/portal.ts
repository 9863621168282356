import {
  computed,
  type ComputedRef,
  inject,
  type InjectionKey,
  onScopeDispose,
  shallowReactive,
  shallowReadonly,
  type ShallowRef,
  shallowRef,
  version,
  watch,
} from 'vue';
import type { PortalContext, PortalState } from '../context.ts';
import { type Texts, type Translate, translateIn } from '../texts.ts';

// The package has no peer range, which would make an installation fail next to an older Vue (docs/adr/0020).
if (typeof shallowRef !== 'function')
  throw new Error(`@portal/subsystem-sdk/vue needs Vue 2.7 or 3.3 and later, not ${version}`);

const portalKey: InjectionKey<PortalContext> = Symbol('portal');
const stateKey: InjectionKey<Readonly<ShallowRef<PortalState>>> = Symbol('portal state');

const needed = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('There is no portal above this component: providePortal gives it');
  return value;
};

/** What provides values to components: an application of Vue 3, or `{ provide }` inside of a `setup`. */
export interface Provider {
  provide<Value>(key: InjectionKey<Value>, value: Value): unknown;
}

/**
 * Provides the portal to the components of an application.
 *
 * @param app - What `createApp` returns. In Vue 2.7 `{ provide }`, called in the `setup` of the root component.
 * @param portal - The portal that `mount` receives.
 * @returns A function that unsubscribes from the portal; call it in `unmount`.
 */
export function providePortal(app: Provider, portal: PortalContext): () => void {
  // Reactive by part: a component that reads the language does not update when the subsystem is shown.
  const state = shallowRef(shallowReactive({ ...portal.getState() }));
  app.provide(portalKey, portal);
  app.provide(stateKey, shallowReadonly(state));
  return portal.subscribe((next) => void Object.assign(state.value, next));
}

/** The portal context. Throws in an application without `providePortal`. */
export const usePortal = (): PortalContext => needed(inject(portalKey));

/** The portal's current state; what reads a part of it updates when that part changes, and for no other part. */
export function usePortalState(): Readonly<ShallowRef<PortalState>>;
/**
 * A part of the portal's current state.
 *
 * @param select - Returns a value of the state, not a new object.
 * @example const user = usePortalState((state) => state.user);
 */
export function usePortalState<Part>(select: (state: PortalState) => Part): ComputedRef<Part>;
export function usePortalState(select?: (state: PortalState) => unknown): unknown {
  const state = needed(inject(stateKey));
  return select ? computed(() => select(state.value)) : state;
}

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
  watch(title, (text) => navigation.setTitle(text), { immediate: true });
  onScopeDispose(() => navigation.setTitle(null));
}
