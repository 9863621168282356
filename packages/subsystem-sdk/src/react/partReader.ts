import type { PortalContext, PortalState } from '../context.ts';

type Part = keyof PortalState;

/**
 * Returns a function that returns the portal's state as an object that remembers which of its parts are read: it is
 * another object only after one of those has changed.
 */
export function createPartReader({ getState }: Pick<PortalContext, 'getState'>): () => PortalState {
  let read = new Map<Part, unknown>();
  let view: PortalState | undefined;

  const createView = (): PortalState => {
    // What an earlier rendering has read stays as it was for it.
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
