import { useRequest } from 'ahooks';
import { toTree } from '@/domain/permission-application';
import { listAreas, listDepartments, listItems, listRoleTypes, listSkills } from '@/services/applications';
import { useReadFailure } from '@/shell/feedback';
import type { ApplicationForm } from '@/domain/permission-application';
import { IN_BACKGROUND } from '@/services/http';

/** Options of a field and their loading state. */
export interface Choices<Choice> {
  list: readonly Choice[];
  isLoading: boolean;
  isFailed: boolean;
  retry(): void;
}

/** Loads options that depend on another choice once it is made, and never shows them for a different choice. */
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

/** All options of the form, each depending on the earlier choices (R230–R234). */
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
