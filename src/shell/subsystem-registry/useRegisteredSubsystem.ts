import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { RegisteredSubsystem } from '@/domain/subsystem/registry';
import { refreshRegistry, registryStore } from './registryStore';

/** Result of a lookup: `unusable` when the entry cannot be opened, `unreadable` when the registry cannot be loaded. */
export type RegisteredSubsystemState = 'pending' | RegisteredSubsystem | 'absent' | 'unusable' | 'unreadable';

/** Loads the registry again when the entry is missing: it may have been added since. */
async function findRecord(code: string): Promise<RegisteredSubsystemState> {
  const { subsystems, unusable } = await refreshRegistry();
  return subsystems.get(code) ?? (unusable?.has(code) ? 'unusable' : 'absent');
}

/** The entry of a code in the registry, for pages whose address only the registry can validate. */
export function useRegisteredSubsystem(code: string | null): RegisteredSubsystemState {
  const [result, setResult] = useState<{ code: string; state: RegisteredSubsystemState } | null>(null);
  // Synchronous for known entries: going back to a mounted pane waits for nothing. Another part may load it meanwhile.
  const subsystem = useStore(registryStore, ({ registry }) =>
    code === null ? undefined : registry?.subsystems.get(code),
  );
  const isKnown = code === null || subsystem !== undefined;

  useEffect(() => {
    if (isKnown) return;
    let isWanted = true;
    void findRecord(code)
      .catch((): RegisteredSubsystemState => 'unreadable')
      .then((state) => isWanted && setResult({ code, state }));
    return () => void (isWanted = false);
  }, [code, isKnown]);

  if (code === null) return 'absent';
  return subsystem ?? (result?.code === code ? result.state : 'pending');
}
