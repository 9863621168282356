import { useEffect, useEffectEvent } from 'react';
import { idOfName } from '@/domain/permission-application';
import { extraText } from '@/domain/user/extraText';
import { useUser } from '@/shell/session';
import type { Application } from './useApplication';
import type { ApplicationChoices } from './useChoices';

/** The fields of the scope, each with its options and the field of the user info that names the person's own. */
const FIELDS = [
  { field: 'areaId', options: 'areas', own: 'areaName' },
  { field: 'itemId', options: 'items', own: 'projectName' },
  { field: 'departmentId', options: 'departments', own: 'departmentName' },
] as const;

type Scoped = Pick<Application, 'value' | 'ownScope' | 'preselect'>;

/**
 * Fills in the person's own area, project and department, each once and only while it is empty. User info has names
 * without ids, so only an option that is the only one of its name counts.
 */
export function useOwnScope({ value, ownScope, preselect }: Scoped, choices: ApplicationChoices): void {
  const user = useUser();
  const lists = [choices.areas.list, choices.items.list, choices.departments.list];

  const fill = useEffectEvent(() => {
    if (ownScope === null) return;
    for (const { field, options, own } of FIELDS) {
      const known = ownScope[field];
      if (known === undefined && value[field] === '') {
        const id = idOfName(choices[options].list, extraText(user, own));
        if (id !== undefined) preselect({ [field]: id });
        return;
      }
      // The options of another area or project are not the person's own.
      if (value[field] !== known) return;
    }
  });
  // oxlint-disable-next-line react/exhaustive-deps -- a list of constant length
  useEffect(() => fill(), [...lists, value, ownScope, user]);
}

/** Whether something of the scope is the person's own, filled in by the portal. */
export const hasOwnScope = ({ value, ownScope }: Omit<Scoped, 'preselect'>): boolean =>
  FIELDS.some(({ field }) => value[field] !== '' && value[field] === ownScope?.[field]);
