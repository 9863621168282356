// In the mock server its panel lists where responses drift (A40); a build is the same for every environment.
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
    // Without an environment file there is no panel either.
    return;
  }
  const headers = { 'Content-Type': 'application/json' };
  fetchPlain(resolveAddress(PANEL).href, { method: 'POST', headers, body: JSON.stringify({ drift }) }).catch(
    () => undefined,
  );
}

/** Tells the panel which field of which call drifted; what drifts at the same time goes together. */
export function reportDriftToMockPanel(drifted: Drifted): void {
  waiting.push(drifted);
  // Later, because the environment file may be what is being read.
  if (waiting.length === 1) setTimeout(send);
}
