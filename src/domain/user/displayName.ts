const NO_NAME = '***';

/** A person's name as it is shown, with three stars for the one that nobody gave (R005, R095). */
export const displayName = (userName: string | null | undefined): string => userName?.trim() || NO_NAME;
