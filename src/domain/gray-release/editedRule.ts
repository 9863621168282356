import type { GrayRule } from './schema';

/** What a person edits of a rule; its percentage is NaN while the text of the field is no number. */
export type EditedRule = Omit<GrayRule, 'serviceName'>;

/** Whether a rule may have this share of the people in scope, in percent: none, or 0 to 100; servers may have fractions. */
export const isValidPercent = (percent: number | undefined): boolean =>
  percent === undefined || (percent >= 0 && percent <= 100);

/**
 * The percentage that a text says, in full-width characters too; NaN for any other text. A comma may be meant as a
 * decimal point or not.
 */
export function readPercent(text: string): number {
  const plain = text.normalize('NFKC').replace('。', '.').replace('%', '').trim();
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}

/** The edited part of a rule, as plain data for a draft. */
export const editedPartOf = ({ enabled, regionIds, projectIds, userJobNumbers, percent }: GrayRule): EditedRule => ({
  enabled,
  regionIds,
  projectIds,
  userJobNumbers,
  ...(percent === undefined ? {} : { percent }),
});

const areIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Validates a stored draft; undefined for one that cannot be read. A percentage that cannot be saved is still being typed. */
export function acceptEditedRule(value: unknown): EditedRule | undefined {
  const { enabled, regionIds, projectIds, userJobNumbers, percent } = (value ?? {}) as Partial<EditedRule>;
  if (typeof enabled !== 'boolean' || !areIds(regionIds) || !areIds(projectIds) || !areIds(userJobNumbers))
    return undefined;
  const rule = { enabled, regionIds, projectIds, userJobNumbers };
  if (percent === undefined) return rule;
  // JSON has no NaN.
  if (percent === null) return { ...rule, percent: NaN };
  return Number.isFinite(percent) ? { ...rule, percent } : undefined;
}
