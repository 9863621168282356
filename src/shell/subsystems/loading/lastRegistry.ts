import type { Registry } from '@/domain/subsystem/registry';

/** The registry as it was last read; light, so that pages may ask for it without the machinery. */
export const lastRegistry: { current: Registry | null } = { current: null };
