import type { OwnApplication } from '../todo/schema';
import type { PermissionApplication } from './schema';

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * Whether an application on the server is the one that was sent: false when they differ, undefined when the server does
 * not say enough to tell them apart.
 */
export function isSentAs(sent: PermissionApplication, listed: OwnApplication): boolean | undefined {
  const { areaId, itemId, departmentId, roleTypeIds, skillIds, applyReason } = listed;
  const answers = [
    listed.systemCode && listed.systemCode === sent.systemCode,
    areaId && areaId === sent.areaId,
    itemId && itemId === sent.itemId,
    departmentId && departmentId === sent.departmentId,
    roleTypeIds && isSameSet(roleTypeIds, sent.roleTypeIds),
    skillIds && isSameSet(skillIds, sent.skillIds),
    applyReason && applyReason.trim() === sent.reason,
  ];
  if (answers.includes(false)) return false;
  return answers.every((answer) => answer === true) ? true : undefined;
}
