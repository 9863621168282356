import { useRequest } from 'ahooks';
import { toTree } from '@/domain/permission-application';
import { listAreas, listDepartments, listItems, listRoleTypes, listSkills } from '@/services/applications';
import { useReadFailure } from '@/shell/feedback';
import type { ApplicationForm } from '@/domain/permission-application';
import { IN_BACKGROUND } from '@/services/http';

/** Something to choose from, as far as it has come. */
export interface Choices<Choice> {
  list: readonly Choice[];
  isLoading: boolean;
  isFailed: boolean;
  retry(): void;
}

/** What can be asked for only when something else is chosen is asked for then, and never shown for another choice. */
function useChoices<Choice>(load: () => Promise<Choice[]>, key: string | null): Choices<Choice> {
  const { ask, handlers } = useReadFailure();
  const { data, error, loading, refresh } = useRequest(load, {
    ready: key !== null,
    refreshDeps: [key],
    ...handlers,
  });
  const isHere = key !== null && !loading && !error;
  return {
    list: isHere ? (data ?? []) : [],
    isLoading: key !== null && loading,
    isFailed: key !== null && !loading && error !== undefined,
    retry: () => ask(refresh),
  };
}

const asTree = <Item extends { id: string; name: string; parentId?: string }>(items: Promise<Item[]>) =>
  items.then(toTree);

/** Everything the form offers, each following what was chosen before it (R230–R234). */
export function useApplicationChoices({ systemCode, areaId, itemId }: ApplicationForm) {
  return {
    areas: useChoices(() => asTree(listAreas()), ''),
    items: useChoices(() => asTree(listItems({ areaId }, IN_BACKGROUND)), areaId || null),
    departments: useChoices(() => asTree(listDepartments({ itemId }, IN_BACKGROUND)), itemId || null),
    roles: useChoices(() => listRoleTypes({ systemCode }, IN_BACKGROUND), systemCode || null),
    skills: useChoices(() => listSkills({ systemCode }, IN_BACKGROUND), systemCode || null),
  };
}

export type ApplicationChoices = ReturnType<typeof useApplicationChoices>;
