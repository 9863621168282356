import { history } from '@umijs/max';
import { innerOf } from '@/domain/subsystem/address';
import { keyOf, variantOf } from '@/domain/subsystem/paneKey';
import type { Wish } from '../stageStore';

/** The wish that the address of this moment makes; null when it is somewhere else. */
export function wishOf(code: string): Wish | null {
  const { location, action } = history;
  const inner = innerOf(code, location);
  if (inner === null) return null;
  const variant = variantOf({ code, query: new URLSearchParams(location.search) });
  const isFirstPage = location.key === 'default';
  return { key: keyOf(code, variant), code, variant, inner, kind: action as Wish['kind'], isFirstPage };
}
