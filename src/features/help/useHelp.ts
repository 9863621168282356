import { useEffect, useRef, useState } from 'react';
import { history, useLocation } from '@umijs/max';
import { knownState, readAccessDenial, type ApplyState } from '@/domain/access';
import { allowedAddress, findEntry } from '@/domain/navigation';
import { describeFailure, openAccessDenied, verifyAccess } from '@/shell/permissions';
import { toast } from '@/shell/feedback';
import { withPath, useEntries } from '@/shell/navigation';
import { openRegistry } from '@/shell/subsystem-registry';
import { sessionArea } from '@/utils/storage';

/** State and actions of the help page. */
export interface Help {
  state: ApplyState;
  /** The server's message or the reason of a rejection; plain text, never HTML. */
  msg?: string;
  systemName?: string;
  systemCode?: string;
  isChecking: boolean;
  /** Time of the last check that ended without permission. */
  checkedAt: Date | null;
  /** Checks with the server again and opens the subsystem if it is allowed now. */
  check(): Promise<void>;
}

/** Reads the URL of the help page, finds its subsystem, and checks the permission again (R052). */
export function useHelp(): Help {
  const { search, state: navigationState } = useLocation() as { search: string; state: { help?: unknown } | null };
  const request = readAccessDenial(search, navigationState?.help);
  const entries = useEntries();
  const entry = findEntry(entries, request);
  const systemCode = request.systemCode ?? entry?.systemCode;
  // Prefer the entry's name: it follows the language, and the URL may contain anything (T14).
  const systemName = entry?.systemName || request.systemName || sessionArea.read('help_tisp_name') || undefined;

  const [isChecking, setChecking] = useState(false);
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    setCheckedAt(null);
    setChecking(false);
    return () => running.current?.abort();
  }, [systemCode]);

  const check = async () => {
    if (isChecking || !systemCode) return;
    const controller = new AbortController();
    running.current = controller;
    setChecking(true);
    try {
      const decision = await verifyAccess(systemCode, { signal: controller.signal, isAwaited: true });
      if (decision.allowed) {
        // Only the registry may know its address.
        await openRegistry().catch(() => undefined);
        // Replaced, so that Back does not lead to an outdated denial.
        if (!controller.signal.aborted) history.replace(allowedAddress(withPath(entry ?? { systemCode }), Date.now()));
        return;
      }
      if (decision.failed) {
        // Empty when the session has ended: that is reported once elsewhere.
        const message = describeFailure(decision);
        if (message) toast.show({ type: 'error', text: message });
      } else {
        openAccessDenied(
          { applyState: decision.applyState, msg: decision.msg, systemCode, systemName },
          { replace: true },
        );
        setCheckedAt(new Date());
      }
      setChecking(false);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    }
  };

  return {
    state: knownState(request.applyState),
    msg: request.msg,
    systemName,
    systemCode,
    isChecking,
    checkedAt,
    check,
  };
}
