import { useEffect, useState } from 'react';
import type { SubsystemRecord } from '@/domain/subsystem/registry';
import { refreshRegistry, registryStore } from './registryStore';

/** Result of a lookup in the registry; `unreadable` when the registry cannot be loaded. */
export type SubsystemRecordState = 'pending' | SubsystemRecord | 'absent' | 'unreadable';

const known = (code: string) => registryStore.getState().registry?.records.get(code);

/** Loads the registry again when the entry is missing: it may have been added since. */
async function findRecord(code: string): Promise<SubsystemRecordState> {
  return (await refreshRegistry()).records.get(code) ?? 'absent';
}

/** The entry of a code in the registry, for pages whose address only the registry can validate. */
export function useSubsystemRecord(code: string | null): SubsystemRecordState {
  const [result, setResult] = useState<{ code: string; state: SubsystemRecordState } | null>(null);
  // Synchronous for known entries: going back to a mounted pane waits for nothing.
  const record = code === null ? undefined : known(code);
  const isKnown = code === null || record !== undefined;

  useEffect(() => {
    if (isKnown) return;
    let isWanted = true;
    void findRecord(code)
      .catch((): SubsystemRecordState => 'unreadable')
      .then((state) => isWanted && setResult({ code, state }));
    return () => void (isWanted = false);
  }, [code, isKnown]);

  if (code === null) return 'absent';
  return record ?? (result?.code === code ? result.state : 'pending');
}
