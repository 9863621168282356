/** How long a part of the page may take to arrive before it counts as failed (R286). */
export const CHUNK_TIMEOUT_MS = 120_000;
