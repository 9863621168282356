import { useEffect, useState } from 'react';
import type { RegisteredSubsystem, Registry } from '@/domain/subsystem/registry';
import { refreshRegistry, registryStore } from './registryStore';

/** Result of a lookup: `unusable` when the entry cannot be opened, `unreadable` when the registry cannot be loaded. */
export type RegisteredSubsystemState = 'pending' | RegisteredSubsystem | 'absent' | 'unusable' | 'unreadable';

const known = (code: string) => registryStore.getState().registry?.subsystems.get(code);

const lookUp = ({ subsystems, unusable }: Registry, code: string): RegisteredSubsystemState =>
  subsystems.get(code) ?? (unusable?.has(code) ? 'unusable' : 'absent');

/** Loads the registry again when the entry is missing: it may have been added since. */
const findRecord = async (code: string) => lookUp(await refreshRegistry(), code);

/** The entry of a code in the registry, for pages whose address only the registry can validate. */
export function useRegisteredSubsystem(code: string | null): RegisteredSubsystemState {
  const [result, setResult] = useState<{ code: string; state: RegisteredSubsystemState } | null>(null);
  // Synchronous for known entries: going back to a mounted pane waits for nothing.
  const subsystem = code === null ? undefined : known(code);
  const isKnown = code === null || subsystem !== undefined;

  useEffect(() => {
    if (isKnown) return;
    let isWanted = true;
    void findRecord(code)
      .catch((): RegisteredSubsystemState => 'unreadable')
      .then((state) => isWanted && setResult({ code, state }));
    return () => void (isWanted = false);
  }, [code, isKnown]);

  // What could not be found may be loaded by another part: by the watch of the registry, by a retry of the stage. A
  // subsystem that is shown stays, whatever a later registry lacks.
  useEffect(() => {
    if (isKnown) return;
    return registryStore.subscribe(({ registry }) =>
      setResult((last) => (registry && last?.code === code ? { code, state: lookUp(registry, code) } : last)),
    );
  }, [code, isKnown]);

  if (code === null) return 'absent';
  return subsystem ?? (result?.code === code ? result.state : 'pending');
}
