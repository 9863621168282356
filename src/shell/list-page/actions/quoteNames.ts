import { translate } from '@/locales/text';

/** Names in a question; the others are counted. */
const NAMED = 5;

/** The names of list rows for a question. */
export function quoteNames(names: readonly string[]): string {
  const quoted = names.slice(0, NAMED).map((name) => translate('list.quoted', { name }));
  const rest = names.length - quoted.length;
  return quoted.join(translate('feedback.listComma')) + (rest > 0 ? translate('list.andMore', { count: rest }) : '');
}
