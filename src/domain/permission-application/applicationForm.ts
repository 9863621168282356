// What a permission application needs, step by step (R050, A23): what depends on what, what is still missing, and
// what is sent. Asks nobody: whether an id exists is the server's business.
import type { PermissionApplication } from '../application/assumed';

/** What a person has filled in so far; empty where nothing was chosen. */
export type ApplicationForm = Readonly<PermissionApplication>;

export const EMPTY_FORM: ApplicationForm = {
  systemCode: '',
  areaId: '',
  itemId: '',
  departmentId: '',
  roleTypeIds: [],
  skillIds: [],
  reason: '',
};

/** The steps in their order; the last one shows what will be sent. */
export const STEPS = ['system', 'scope', 'roles', 'reason', 'confirm'] as const;
export type Step = (typeof STEPS)[number];

export const REASON_SHORTEST = 5;
export const REASON_LONGEST = 500;

/** Whether a reason says enough; blanks around it say nothing. */
export const isReasonLongEnough = (reason: string): boolean => [...reason.trim()].length >= REASON_SHORTEST;

/** Whether something is missing in a step; skills are not asked of everybody. */
export function isOpen(step: Step, form: ApplicationForm): boolean {
  switch (step) {
    case 'system':
      return form.systemCode === '';
    case 'scope':
      return form.areaId === '' || form.itemId === '' || form.departmentId === '';
    case 'roles':
      return form.roleTypeIds.length === 0;
    case 'reason':
      return !isReasonLongEnough(form.reason);
    case 'confirm':
      return false;
  }
}

/** The first step in which something is missing; undefined when the application can be sent. */
export const firstOpenStep = (form: ApplicationForm): Step | undefined => STEPS.find((step) => isOpen(step, form));

/** The form after a change: a project belongs to its area, a department to its project, a role to its system. */
export function changeForm(form: ApplicationForm, change: Partial<ApplicationForm>): ApplicationForm {
  const next = { ...form, ...change };
  const isOther = (name: 'systemCode' | 'areaId' | 'itemId') => next[name] !== form[name];
  return {
    ...next,
    ...(isOther('systemCode') && { roleTypeIds: [], skillIds: [] }),
    ...(isOther('areaId') && { itemId: '', departmentId: '' }),
    ...(isOther('itemId') && { departmentId: '' }),
  };
}

/** Whether nothing was filled in but the system that the address named. */
export function isUntouched(form: ApplicationForm, preset: string): boolean {
  const { systemCode, roleTypeIds, skillIds, reason, ...scopeFields } = form;
  return (
    (systemCode === '' || systemCode === preset) &&
    Object.values(scopeFields).every((id) => id === '') &&
    roleTypeIds.length + skillIds.length === 0 &&
    reason.trim() === ''
  );
}

/** What is sent, with the keys of the wire and nothing else. */
export const toApplication = (form: ApplicationForm): PermissionApplication => ({
  systemCode: form.systemCode,
  areaId: form.areaId,
  itemId: form.itemId,
  departmentId: form.departmentId,
  roleTypeIds: [...form.roleTypeIds],
  skillIds: [...form.skillIds],
  reason: form.reason.trim(),
});

/** The work-order platform takes its applications itself, on its own host (A23, R236). */
export const isForWorkOrder = (systemCode: string): boolean => systemCode === 'workorder';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string' && id !== '') : [];

/** What was kept as a draft, as far as it can be put into the form; undefined when it is none. */
export function acceptForm(value: unknown): ApplicationForm | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const kept = value as Record<string, unknown>;
  return {
    systemCode: asText(kept.systemCode),
    areaId: asText(kept.areaId),
    itemId: asText(kept.itemId),
    departmentId: asText(kept.departmentId),
    roleTypeIds: asIds(kept.roleTypeIds),
    skillIds: asIds(kept.skillIds),
    reason: asText(kept.reason),
  };
}
