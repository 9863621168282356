import type { TextKey } from '@/locales/text';

/** Names of the permission codes; unknown codes are shown as they are. A Map, because codes come from the server. */
export const permissionNames: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['notice:publish', 'personal.permission.noticePublish'],
  ['notice:delete', 'personal.permission.noticeDelete'],
  ['manual:publish', 'personal.permission.manualPublish'],
  ['manual:delete', 'personal.permission.manualDelete'],
  ['message:publish', 'personal.permission.messagePublish'],
  ['message:delete', 'personal.permission.messageDelete'],
  ['gray:edit', 'personal.permission.grayEdit'],
  ['dictionary:edit', 'personal.permission.dictionaryEdit'],
  ['personal:apply', 'personal.permission.personalApply'],
  ['subsystem:inspect', 'personal.permission.subsystemInspect'],
  ['subsystem:override', 'personal.permission.subsystemOverride'],
  ['gdzt:dispatch', 'personal.permission.gdztDispatch'],
  ['nfc:issue', 'personal.permission.nfcIssue'],
  ['jcpt:edit', 'personal.permission.jcptEdit'],
  ['jcpt:scrap', 'personal.permission.jcptScrap'],
  ['bjxt:assign', 'personal.permission.bjxtAssign'],
  ['bjxt:close', 'personal.permission.bjxtClose'],
  ['af:excuse', 'personal.permission.afExcuse'],
  ['workorder:assign', 'personal.permission.workorderAssign'],
  ['decoration:approve', 'personal.permission.decorationApprove'],
  ['benefits:book', 'personal.permission.benefitsBook'],
  ['meter:correct', 'personal.permission.meterCorrect'],
  ['lift:suspend', 'personal.permission.liftSuspend'],
  ['indicator:target', 'personal.permission.indicatorTarget'],
]);
