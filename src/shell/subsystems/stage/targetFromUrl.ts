import { history } from '@umijs/max';
import { innerOf } from '@/domain/subsystem/address';
import { keyOf, variantOf } from '@/domain/subsystem/paneKey';
import { grantedCode } from '@/shell/access';
import type { StageTarget } from '../stageStore';

/** The target that the current URL names; null when it is not below the route of `code`. */
export function targetFromUrl(code: string): StageTarget | null {
  const { location, action } = history;
  const inner = innerOf(code, location);
  if (inner === null) return null;
  const variant = variantOf({ code, query: new URLSearchParams(location.search) });
  const isFirstPage = location.key === 'default';
  const kind = action as StageTarget['kind'];
  return { key: keyOf(code, variant), code, variant, inner, kind, isFirstPage, grantedCode: grantedCode() };
}
