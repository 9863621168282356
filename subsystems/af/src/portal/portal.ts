import {
  computed,
  inject,
  type InjectionKey,
  onScopeDispose,
  shallowReadonly,
  type ShallowRef,
  shallowRef,
  watchEffect,
} from 'vue';
import type { PortalContext, PortalState, PortalTheme } from '@portal/subsystem-sdk';
import { enUS } from '../locales/en-US';
import { type TextKey, zhCN } from '../locales/zh-CN';

const portalKey: InjectionKey<PortalContext> = Symbol('portal');
const stateKey: InjectionKey<Readonly<ShallowRef<PortalState>>> = Symbol('portal state');

const needed = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('There is no portal above this component');
  return value;
};

/** What a Vue application has to be given so that its components find the portal. */
export function providePortal(
  provide: <Value>(key: InjectionKey<Value>, value: Value) => unknown,
  portal: PortalContext,
): () => void {
  const state = shallowRef(portal.getState());
  provide(portalKey, portal);
  provide(stateKey, shallowReadonly(state));
  return portal.subscribe((next) => void (state.value = next));
}

/** The portal's offers. */
export const usePortal = (): PortalContext => needed(inject(portalKey));

/** The portal's present snapshot, which templates follow. */
export const usePortalState = (): Readonly<ShallowRef<PortalState>> => needed(inject(stateKey));

export type Text = (key: TextKey, values?: Record<string, string | number>) => string;

/** Texts in the portal's language; read in a template, they change with it. */
export function useText(): Text {
  const state = usePortalState();
  return (key, values) => {
    const text = (state.value.locale === 'zh-CN' ? zhCN : enUS)[key];
    return values ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : text;
  };
}

/** Whether the person holds a power code; what the portal does not list is not granted. */
export function usePower(code: string) {
  const state = usePortalState();
  return computed(() => state.value.permissions.powerCodes.includes(code));
}

/** Names the window while a page is open, in the language of the moment. */
export function useTitle(title: () => string) {
  const { navigation } = usePortal();
  watchEffect(() => navigation.setTitle(title()));
  onScopeDispose(() => navigation.setTitle(null));
}

/** The look of the portal as variables of a style sheet. */
export const themeVariables = (theme: PortalTheme): Record<string, string> => ({
  '--ink': theme.ink,
  '--ink-2': theme.ink2,
  '--ink-3': theme.ink3,
  '--line': theme.line,
  '--line-strong': theme.lineStrong,
  '--background': theme.background,
  '--card': theme.card,
  '--brand': theme.brand,
  '--brand-strong': theme.brandStrong,
  '--brand-weak': theme.brandWeak,
  '--success': theme.success,
  '--warning': theme.warning,
  '--danger': theme.danger,
  '--radius-card': `${theme.radiusCard}px`,
  '--radius-control': `${theme.radiusControl}px`,
  '--radius-tag': `${theme.radiusTag}px`,
  fontFamily: theme.fontFamily,
});
