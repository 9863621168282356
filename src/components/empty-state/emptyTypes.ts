import type { TextKey } from '@/locales/text';

/** The ten empty states of the specification (R119). */
export type EmptyType =
  | 'not_found'
  | 'blank_page'
  | 'not_permission'
  | 'not_task'
  | 'not_message'
  | 'not_network'
  | 'page_authorization'
  | 'question_help'
  | 'search_related'
  | 'system_error';

interface EmptyCopy {
  title: TextKey;
  reason: TextKey;
}

/** Default action of the main button of a type. */
export type EmptyAction = 'home' | 'retry' | 'apply' | 'clear' | 'contact';

/** Texts and main button of each type. */
export const emptyTypes: ReadonlyMap<string, EmptyCopy & { action: EmptyAction }> = new Map([
  ['not_found', { title: 'empty.notFound', reason: 'empty.notFoundReason', action: 'home' }],
  ['blank_page', { title: 'empty.blankPage', reason: 'empty.blankPageReason', action: 'home' }],
  ['not_permission', { title: 'empty.notPermission', reason: 'empty.notPermissionReason', action: 'apply' }],
  ['not_task', { title: 'empty.notTask', reason: 'empty.notTaskReason', action: 'home' }],
  ['not_message', { title: 'empty.notMessage', reason: 'empty.notMessageReason', action: 'retry' }],
  ['not_network', { title: 'empty.notNetwork', reason: 'empty.notNetworkReason', action: 'retry' }],
  [
    'page_authorization',
    { title: 'empty.pageAuthorization', reason: 'empty.pageAuthorizationReason', action: 'apply' },
  ],
  ['question_help', { title: 'empty.questionHelp', reason: 'empty.questionHelpReason', action: 'contact' }],
  ['search_related', { title: 'empty.searchRelated', reason: 'empty.searchRelatedReason', action: 'clear' }],
  ['system_error', { title: 'empty.systemError', reason: 'empty.systemErrorReason', action: 'retry' }],
] satisfies [EmptyType, EmptyCopy & { action: EmptyAction }][]);

/** Returns the type itself if it is one of the ten, otherwise system_error (R121). */
export function toEmptyType(type: string): EmptyType {
  if (emptyTypes.has(type)) return type as EmptyType;
  if (process.env.NODE_ENV !== 'production') console.warn(`EmptyState: unknown type '${type}', system_error is shown`);
  return 'system_error';
}
