import type { PortalContext, PortalState } from '../context.ts';

type Part = keyof PortalState;

/**
 * Creates a snapshot function for `useSyncExternalStore`. The snapshot tracks which parts of the state are read, and a
 * new one is returned only when one of those parts has changed.
 */
export function createStateSelector({ getState }: Pick<PortalContext, 'getState'>): () => PortalState {
  let read = new Map<Part, unknown>();
  let view: PortalState | undefined;

  const createView = (): PortalState => {
    // A new map, so that earlier snapshots keep the values that they were rendered with.
    const seen = new Map([...read.keys()].map((part): [Part, unknown] => [part, getState()[part]]));
    read = seen;
    const view = {} as PortalState;
    for (const part of Object.keys(getState()) as Part[])
      Object.defineProperty(view, part, {
        enumerable: true,
        get: () => {
          if (!seen.has(part)) seen.set(part, getState()[part]);
          return seen.get(part);
        },
      });
    return Object.freeze(view);
  };

  return () => {
    const state = getState();
    const isCurrent = view && [...read].every(([part, value]) => Object.is(state[part], value));
    view = isCurrent ? view! : createView();
    return view;
  };
}
