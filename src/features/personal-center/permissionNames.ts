import type { TextKey } from '@/locales/text';

/** Names of the permission codes; unknown codes are shown as they are. A Map, because codes come from the server. */
export const permissionNames: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['notice:publish', 'personal.power.noticePublish'],
  ['notice:delete', 'personal.power.noticeDelete'],
  ['manual:publish', 'personal.power.manualPublish'],
  ['manual:delete', 'personal.power.manualDelete'],
  ['message:publish', 'personal.power.messagePublish'],
  ['message:delete', 'personal.power.messageDelete'],
  ['gray:edit', 'personal.power.grayEdit'],
  ['dictionary:edit', 'personal.power.dictionaryEdit'],
  ['personal:apply', 'personal.power.personalApply'],
  ['gdzt:dispatch', 'personal.power.gdztDispatch'],
  ['nfc:issue', 'personal.power.nfcIssue'],
  ['jcpt:edit', 'personal.power.jcptEdit'],
  ['jcpt:scrap', 'personal.power.jcptScrap'],
  ['bjxt:assign', 'personal.power.bjxtAssign'],
  ['bjxt:close', 'personal.power.bjxtClose'],
  ['af:excuse', 'personal.power.afExcuse'],
  ['workorder:assign', 'personal.power.workorderAssign'],
  ['decoration:approve', 'personal.power.decorationApprove'],
  ['benefits:book', 'personal.power.benefitsBook'],
  ['meter:correct', 'personal.power.meterCorrect'],
  ['lift:suspend', 'personal.power.liftSuspend'],
  ['indicator:target', 'personal.power.indicatorTarget'],
]);
