/** Time after which a chunk that has not loaded counts as failed (R286). */
export const CHUNK_TIMEOUT_MS = 120_000;
