import { useEffect } from 'react';
import { act, render, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { Form } from 'antd';
import { listAreas, listDepartments, listProjects, listRoleTypes, listSkills } from '@/services/applications';
import type { ApplicationForm } from '@/domain/permission-application';
import { sessionStore } from '@/shell/session';
import type { useDraft } from '@/shell/drafts';
import { useApplication, type Application } from './useApplication';
import { useApplicationChoices, type ApplicationChoices } from './useChoices';
import { hasOwnScope, useOwnScope } from './useOwnScope';

jest.mock('@/services/applications');
const mockDraft: { options?: Parameters<typeof useDraft<ApplicationForm>>[0] } = {};
jest.mock('@/shell/drafts', () => ({
  useDraft(options: typeof mockDraft.options) {
    mockDraft.options = options;
    return { clear: async () => undefined, keepPending: () => undefined };
  },
}));
jest.mock('@/shell/cached-pages', () => ({
  markStale: () => undefined,
  usePageVisible: () => true,
  useUnsavedWork: () => undefined,
}));
jest.mock('@/shell/navigation', () => {
  const { createStore } = jest.requireActual('zustand/vanilla');
  const list = [{ systemCode: 'lift', systemName: '电梯平台' }];
  return { navigationStore: createStore(() => ({ status: 'ready' })), useEntries: () => list };
});
// jsdom has no MessageChannel; antd's form notifies its watchers through one.
window.MessageChannel = class {
  port1 = {};
  port2 = { postMessage: () => undefined };
} as never;

const AREAS = [
  { id: 'A1', name: '上海城市公司' },
  { id: 'A2', name: '杭州城市公司' },
];

let shown: Application & { choices: ApplicationChoices };
/** What the person does between the rendering of options and the effects that follow it. */
let actOnOptions: ((application: Application, choices: ApplicationChoices) => void) | undefined;

function Example() {
  const application = useApplication({ listed: [], onSent: () => undefined });
  const choices = useApplicationChoices(application.value);
  useEffect(() => actOnOptions?.(application, choices));
  useOwnScope(application, choices);
  useEffect(() => {
    shown = { ...application, choices };
  });
  return <Form form={application.form} />;
}

const scope = () => [shown.value.areaId, shown.value.itemId, shown.value.departmentId];

const open = (own: object = { areaName: '上海城市公司', projectName: '翠湖天地', departmentName: '客服中心' }) => {
  sessionStore.setState({
    user: { telephone: '', identityState: 0, userName: '', sex: null, jobNumber: '', extra: { ...own } },
  });
  render(<Example />);
};

beforeEach(() => {
  jest.mocked(listAreas).mockResolvedValue(AREAS);
  jest.mocked(listProjects).mockImplementation(async ({ areaId }) => [
    { id: `${areaId}-P1`, name: '翠湖天地' },
    { id: `${areaId}-P2`, name: '梧桐里' },
  ]);
  jest.mocked(listDepartments).mockImplementation(async ({ itemId }) => [{ id: `${itemId}-D1`, name: '客服中心' }]);
  for (const call of [listRoleTypes, listSkills]) jest.mocked(call).mockResolvedValue([]);
  act(() => history.replace('/'));
});
afterEach(() => (actOnOptions = undefined));
afterEach(() => act(() => sessionStore.setState(sessionStore.getInitialState(), true)));

describe('R050 R131 the own area, project and department', () => {
  test('are preselected beside the system of the URL, and are no unsaved work', async () => {
    act(() => history.replace('/?systemCode=lift'));
    open();
    await waitFor(() => expect(scope()).toEqual(['A1', 'A1-P1', 'A1-P1-D1']));
    expect(shown.value.systemCode).toBe('lift');
    expect(hasOwnScope(shown)).toBe(true);
    expect(mockDraft.options!.isDirty).toBe(false);
  });

  test('can be changed: another area takes neither the project nor the department', async () => {
    open();
    await waitFor(() => expect(scope()).toEqual(['A1', 'A1-P1', 'A1-P1-D1']));
    act(() => shown.change({ areaId: 'A2' }));
    await waitFor(() => expect(shown.choices.items.list).toHaveLength(2));
    expect(scope()).toEqual(['A2', '', '']);
    expect(hasOwnScope(shown)).toBe(false);
    expect(mockDraft.options!.isDirty).toBe(true);
  });

  test('stay empty once they were cleared', async () => {
    open();
    await waitFor(() => expect(scope()).toEqual(['A1', 'A1-P1', 'A1-P1-D1']));
    act(() => shown.change({ departmentId: '' }));
    await act(async () => undefined);
    expect(scope()).toEqual(['A1', 'A1-P1', '']);
  });

  test('leave alone what is chosen as soon as the options are shown', async () => {
    actOnOptions = ({ change }, { items }) => {
      if (items.list.length === 0) return;
      actOnOptions = undefined;
      change({ itemId: 'A1-P2' });
    };
    open();
    await waitFor(() => expect(shown.choices.departments.list).toHaveLength(1));
    expect(scope()).toEqual(['A1', 'A1-P2', '']);
  });

  test.each([
    ['nothing of it', {}, ['', '', '']],
    ['an area that is not offered', { areaName: '海外公司', projectName: '翠湖天地' }, ['', '', '']],
    ['a project that is not offered', { areaName: '上海城市公司', projectName: '外滩' }, ['A1', '', '']],
    ['another type', { areaName: 7 }, ['', '', '']],
  ])('stay empty where user info has %s', async (_, own, expected) => {
    open(own);
    await waitFor(() => expect(shown.choices.areas.list).toHaveLength(2));
    await waitFor(() => expect(shown.choices.items.isLoading).toBe(false));
    expect(scope()).toEqual(expected);
  });

  test('A31 do not fill up a restored draft', async () => {
    open();
    await waitFor(() => expect(scope()).toEqual(['A1', 'A1-P1', 'A1-P1-D1']));
    act(() => mockDraft.options!.onRestore({ ...shown.value, areaId: 'A2', itemId: '', departmentId: '' }));
    await waitFor(() => expect(shown.choices.items.list).toHaveLength(2));
    expect(scope()).toEqual(['A2', '', '']);
    expect(mockDraft.options!.isDirty).toBe(true);
  });
});
