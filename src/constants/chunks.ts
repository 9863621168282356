/** How long a chunk may take to load before it counts as failed (R286). */
export const CHUNK_TIMEOUT_MS = 120_000;
