const NO_NAME = '***';

/** Display name of a person, three asterisks when there is none (R005, R095). */
export const displayName = (userName: string | null | undefined): string => userName?.trim() || NO_NAME;
