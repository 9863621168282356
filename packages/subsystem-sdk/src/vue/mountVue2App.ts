import { provide } from 'vue';
import type { SubsystemProps } from '../lifecycles.ts';
import { connectVueRouter, type VueRouter3Like } from '../routers/vue-router.ts';
import { providePortal } from './portal.ts';

/** Vue 2.7 itself: `import Vue from 'vue'`. */
export type Vue2Like = new (options: never) => { $mount(element: Element): unknown; $destroy(): void };

/** Options of the root instance: what `new Vue` takes, without `el`. */
export interface Vue2Options {
  /** A Vue Router 3 with `mode: 'abstract'`: connected to the portal's URL. */
  router?: VueRouter3Like;
  setup?(...args: never[]): unknown;
  [option: string]: unknown;
}

/**
 * Mounts an application of Vue 2.7: renders it into an element of its own inside the container, with the portal for
 * its components.
 *
 * @param Vue - Vue 2.7. It is a parameter because Vue 3 has no such export.
 * @param options - What `new Vue` takes.
 * @param props - The props of `mount`.
 * @returns The function that unmounts it; return it from `mount`.
 * @example
 * export const lifecycles = defineSubsystem({
 *   mount: (props) => {
 *     const router = new VueRouter({ mode: 'abstract', routes });
 *     return mountVue2App(Vue, { router, store, render: (h) => h(App) }, props);
 *   },
 * });
 */
export function mountVue2App(
  Vue: Vue2Like,
  options: Vue2Options,
  { container, portal }: Pick<SubsystemProps, 'container' | 'portal'>,
): () => void {
  const disconnect = options.router && connectVueRouter(options.router, portal);
  let stopState: (() => void) | undefined;
  const element = container.appendChild(document.createElement('div'));
  const app = new Vue({
    ...options,
    setup: (...args: never[]) => {
      stopState = providePortal({ provide }, portal);
      return options.setup?.(...args);
    },
  } as never);
  // Vue 2 replaces the element that it is mounted on.
  app.$mount(element.appendChild(document.createElement('div')));
  return () => {
    disconnect?.();
    stopState?.();
    app.$destroy();
    element.remove();
  };
}
