import { useMemo } from 'react';
import { useRequest } from 'ahooks';
import type { OrganizationItem } from '@/domain/permission-application/schema';
import { toTree, type TreeItem } from '@/domain/permission-application';
import { leftOutOf, type LeftOut } from '@/domain/wire';
import { listAreas, listDepartments, listProjects, listRoleTypes, listSkills } from '@/services/applications';
import { useReadFailure } from '@/shell/feedback';
import type { ApplicationForm } from '@/domain/permission-application';
import { IN_BACKGROUND } from '@/services/http';

/** Options of a field and their loading state. */
export interface Choices<Choice> {
  list: readonly Choice[];
  isLoading: boolean;
  isFailed: boolean;
  /** Options that could not be read (A40). */
  leftOut: LeftOut | undefined;
  retry(): void;
}

/** Loads options that depend on another choice once it is made, and never shows them for a different choice. */
function useChoices<Item>(load: () => Promise<Item[]>, key: string | null): Choices<Item> {
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
    leftOut: isHere ? leftOutOf(data) : undefined,
    retry: () => ask(refresh),
  };
}

/** The options of a list as a tree. */
function useTreeOf(choices: Choices<OrganizationItem>): Choices<TreeItem> {
  const { list } = choices;
  return { ...choices, list: useMemo(() => toTree(list), [list]) };
}

/** All options of the form, each depending on the earlier choices (R230–R234). */
export function useApplicationChoices({ systemCode, areaId, itemId }: ApplicationForm) {
  return {
    areas: useTreeOf(useChoices(() => listAreas(), '')),
    items: useTreeOf(useChoices(() => listProjects({ areaId }, IN_BACKGROUND), areaId || null)),
    departments: useTreeOf(useChoices(() => listDepartments({ itemId }, IN_BACKGROUND), itemId || null)),
    roles: useChoices(() => listRoleTypes({ systemCode }, IN_BACKGROUND), systemCode || null),
    skills: useChoices(() => listSkills({ systemCode }, IN_BACKGROUND), systemCode || null),
  };
}

export type ApplicationChoices = ReturnType<typeof useApplicationChoices>;
