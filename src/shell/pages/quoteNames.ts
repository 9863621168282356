import { translate } from '@/locales/text';

/** So many names a question says; of the others it says how many. */
const NAMED = 5;

/** What a question about rows of a list calls them. */
export function quoteNames(names: readonly string[]): string {
  const quoted = names.slice(0, NAMED).map((name) => translate('list.quoted', { name }));
  const rest = names.length - quoted.length;
  return quoted.join(translate('feedback.listComma')) + (rest > 0 ? translate('list.andMore', { count: rest }) : '');
}
