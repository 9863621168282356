// The mock server's panel lists where responses drift (A40). Checked at run time: one build serves every environment.
import type { Drifted } from '@/utils/drift';
import { resolveAddress } from './address';
import { fetchPlain } from './fetchPlain';
import { httpSettings } from './settings';

const PANEL = '/_mock/drift';

let waiting: Drifted[] = [];

function send(): void {
  const drift = waiting;
  waiting = [];
  try {
    if (httpSettings().environment.name !== 'development') return;
  } catch {
    // Without an environment file there is no panel.
    return;
  }
  const headers = { 'Content-Type': 'application/json' };
  fetchPlain(resolveAddress(PANEL).href, { method: 'POST', headers, body: JSON.stringify({ drift }) }).catch(
    () => undefined,
  );
}

/** Reports to the panel which field of which call drifted; simultaneous reports are batched. */
export function reportDriftToMockPanel(drifted: Drifted): void {
  waiting.push(drifted);
  // Deferred, because the environment file may be what is being read.
  if (waiting.length === 1) setTimeout(send);
}
