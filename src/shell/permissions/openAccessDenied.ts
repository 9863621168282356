import { history } from '@umijs/max';
import { accessDeniedAddress, type AccessDenial } from '@/domain/access';
import { carryHideBar } from '@/domain/subsystem/address';
import { sessionArea } from '@/utils/storage';

/** Stores the name that the help page shows when its address lacks one (R145). */
export const rememberDeniedName = (systemName: string | undefined): void => {
  if (systemName) sessionArea.write('help_tisp_name', systemName);
};

/**
 * Opens the help page for a subsystem that does not open (R084, R173). Its content comes from `request`, not from the
 * query (T14).
 */
export function openAccessDenied(request: AccessDenial, { replace = false }: { replace?: boolean } = {}): void {
  rememberDeniedName(request.systemName);
  const address = carryHideBar(accessDeniedAddress(request), history.location.search);
  history[replace ? 'replace' : 'push'](address, { help: request });
}
