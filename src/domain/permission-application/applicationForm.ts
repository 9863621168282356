// Steps of a permission application (R050, A23): dependencies between fields, what is missing, and the body.
// Does not check whether ids exist: the server does.
import type { PermissionApplication } from './schema';
import { asText } from '../wire/json';

/** The form so far; empty where nothing is chosen. */
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

/** The steps in order; the last one is the summary. */
export const STEPS = ['system', 'scope', 'roles', 'reason', 'confirm'] as const;
export type Step = (typeof STEPS)[number];

export const REASON_SHORTEST = 5;
export const REASON_LONGEST = 500;

/** Whether the trimmed reason is long enough. */
export const isReasonLongEnough = (reason: string): boolean => [...reason.trim()].length >= REASON_SHORTEST;

/** Whether a step is incomplete; skills are optional for some people. */
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

/** The first incomplete step; undefined when the application can be sent. */
export const firstOpenStep = (form: ApplicationForm): Step | undefined => STEPS.find((step) => isOpen(step, form));

/** The form after a change: a project depends on its area, a department on its project, a role on its system. */
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

/** What the portal filled in by itself: the system from the URL, the person's own area, project and department. */
export type Presets = Partial<Pick<ApplicationForm, 'systemCode' | 'areaId' | 'itemId' | 'departmentId'>>;

/** Whether nothing is filled in except what the portal filled in by itself. */
export function isUntouched(form: ApplicationForm, presets: Presets): boolean {
  const { roleTypeIds, skillIds, reason, ...chosen } = form;
  return (
    (Object.keys(chosen) as (keyof Presets)[]).every((name) => chosen[name] === '' || chosen[name] === presets[name]) &&
    roleTypeIds.length + skillIds.length === 0 &&
    reason.trim() === ''
  );
}

/** The body, with the keys of the wire only. */
export const toApplication = (form: ApplicationForm): PermissionApplication => ({
  systemCode: form.systemCode,
  areaId: form.areaId,
  itemId: form.itemId,
  departmentId: form.departmentId,
  roleTypeIds: [...form.roleTypeIds],
  skillIds: [...form.skillIds],
  reason: form.reason.trim(),
});

/** The work-order platform has its own host for applications (A23, R236). */
export const isForWorkOrder = (systemCode: string): boolean => systemCode === 'workorder';

const asIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string' && id !== '') : [];

/** Restores a stored draft as far as it is valid; undefined for anything else. */
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
