/** Income and costs of the owners' common property, and whether they were published. */
export interface Entry {
  id: number;
  /** Day, as `2026-11-21`. */
  day: string;
  source: Source;
  /** Yuan; costs are negative. */
  amount: number;
  payer: string;
  voucher: string;
  /** Day on which the owners could see it for the first time; null while it is not published. */
  publishedOn: string | null;
}

export const SOURCES = ['parking', 'advertising', 'venue', 'recycling', 'repairs', 'tax'] as const;
export type Source = (typeof SOURCES)[number];

export const isCost = (source: Source): boolean => source === 'repairs' || source === 'tax';

/** Values of the form of a new entry. */
export interface EntryDraft {
  day: string | null;
  source: Source | null;
  amount: number | null;
  payer: string;
  voucher: string;
}

export type EntryProblem = 'day' | 'source' | 'amount' | 'payer' | 'voucher' | 'voucher-used' | 'vote';

/** Repairs of this amount or more need a vote of the owners: the voucher names the resolution. */
const VOTE_FROM = 50_000;

/** Problems that prevent booking, by field. */
export function checkEntry(
  draft: EntryDraft,
  entries: readonly Entry[],
  today: string,
): Partial<Record<keyof EntryDraft, EntryProblem>> {
  const problems: Partial<Record<keyof EntryDraft, EntryProblem>> = {};
  const voucher = draft.voucher.trim().toUpperCase();
  if (draft.day === null || draft.day > today) problems.day = 'day';
  if (draft.source === null) problems.source = 'source';
  if (draft.amount === null || draft.amount <= 0) problems.amount = 'amount';
  if (draft.payer.trim() === '') problems.payer = 'payer';
  if (!/^[A-Z]{2}\d{4,10}$/.test(voucher)) problems.voucher = 'voucher';
  else if (entries.some((entry) => entry.voucher === voucher)) problems.voucher = 'voucher-used';
  else if (draft.source === 'repairs' && (draft.amount ?? 0) >= VOTE_FROM && !voucher.startsWith('JY'))
    problems.voucher = 'vote';
  return problems;
}

/** Income, costs and balance of a quarter such as `2026-Q4`. */
export function balanceOf(entries: readonly Entry[]): { income: number; costs: number; rest: number } {
  // In cents: a sum of fractions would be off by a little, and a whole amount no longer whole.
  const cents = entries.map(({ amount }) => Math.round(amount * 100));
  const income = cents.reduce((sum, amount) => sum + Math.max(0, amount), 0);
  const costs = cents.reduce((sum, amount) => sum + Math.min(0, amount), 0);
  return { income: income / 100, costs: costs / 100, rest: (income + costs) / 100 };
}

export const quarterOf = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
