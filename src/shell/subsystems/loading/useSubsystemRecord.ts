import { useEffect, useState } from 'react';
import type { SubsystemRecord } from '@/domain/subsystem/registry';
import { registryStore } from './registryStore';

/** What the registry says of a code: not known yet, its entry, no such entry, or the registry cannot be read. */
export type SubsystemRecordState = 'pending' | SubsystemRecord | 'absent' | 'unreadable';

const known = (code: string) => registryStore.getState().registry?.records.get(code);

/** What the registry did not have when it was last read may have been added since: it is read again. */
async function findRecord(code: string): Promise<SubsystemRecordState> {
  const { loadRegistry } = await import('./loadRegistry');
  return (await loadRegistry()).records.get(code) ?? 'absent';
}

/** The entry of a code in the registry, for pages whose address only the registry can judge. */
export function useSubsystemRecord(code: string | null): SubsystemRecordState {
  const [result, setResult] = useState<{ code: string; state: SubsystemRecordState } | null>(null);
  // At once for what is known: going back to a living pane waits for nothing.
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
