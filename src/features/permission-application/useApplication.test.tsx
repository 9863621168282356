import { useEffect } from 'react';
import { act, render } from '@testing-library/react';
import { history } from '@umijs/max';
import { Form } from 'antd';
import { NetworkError, UnknownOutcomeError } from '@/services/http';
import { sendApplication } from '@/services/applications';
import { listMyApplications } from '@/services/todos';
import type { ApplicationForm } from '@/domain/permission-application';
import type { PendingCreate, useDraft } from '@/shell/drafts';
import { createVisibility, PageVisibility } from '@/utils/pageVisibility';
import { serverNow } from '@/utils/time';
import { useApplication, type Application } from './useApplication';

jest.mock('@/services/applications');
jest.mock('@/services/todos');
type DraftOptions = Parameters<typeof useDraft<ApplicationForm>>[0];
const mockDrafts: { options?: DraftOptions; pending: (PendingCreate | null)[] } = { pending: [] };
jest.mock('@/shell/drafts', () => ({
  useDraft(options: DraftOptions) {
    mockDrafts.options = options;
    const keepPending = (pending: PendingCreate | null) => void mockDrafts.pending.push(pending);
    return { clear: async () => undefined, keepPending };
  },
}));
jest.mock('@/shell/cached-pages', () => ({
  markStale: () => undefined,
  usePageVisible: jest.requireActual('@/utils/pageVisibility').usePageVisible,
  useUnsavedWork: () => undefined,
}));
jest.mock('@/shell/navigation', () => {
  const { createStore } = jest.requireActual('zustand/vanilla');
  const list = ['lift', 'af'].map((systemCode) => ({ systemCode, systemName: systemCode }));
  return { navigationStore: createStore(() => ({ status: 'ready' })), useEntries: () => list };
});

// jsdom has no MessageChannel; antd's form notifies its watchers through one.
window.MessageChannel = class {
  port1 = { onmessage: null as (() => void) | null };
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
} as never;

let application: Application;
function Example({ listed = [] }: { listed?: readonly string[] | null }) {
  const present = useApplication({ listed, onSent: () => undefined });
  useEffect(() => {
    application = present;
  });
  return <Form form={present.form} />;
}

const fillAndSend = async () => {
  act(() => application.change({ areaId: '1' }));
  act(() => application.change({ itemId: '1' }));
  act(() =>
    application.change({ departmentId: '1', roleTypeIds: ['1'], reason: '负责电梯维保工作需要使用权限'.repeat(3) }),
  );
  await act(async () => application.send());
};

beforeEach(() => jest.mocked(sendApplication).mockReset().mockResolvedValue(undefined));

describe('a permission application', () => {
  test('R026 a step cannot be left before it is complete, even while its fields are loading', async () => {
    render(<Example />);
    await act(() => application.next());
    expect(application.step).toBe('system');
    act(() => application.change({ systemCode: 'lift' }));
    await act(() => application.next());
    expect(application.step).toBe('scope');
  });

  describe('R235 T23 that got no response', () => {
    const at = (minutes: number) => serverNow().subtract(minutes, 'minute').format('YYYY-MM-DD HH:mm:ss');
    const apply = (...records: object[]) =>
      jest.mocked(listMyApplications).mockResolvedValue({ records, total: 0, pageNo: 1, pageSize: 10 } as never);
    const loseResponse = async (listed: readonly string[] | null = []) => {
      history.replace('/?systemCode=lift');
      render(<Example listed={listed} />);
      const lost = new UnknownOutcomeError('send', { cause: new NetworkError('send') });
      jest.mocked(sendApplication).mockRejectedValue(lost);
      await fillAndSend();
    };

    test('is looked up in the user’s list and not sent twice', async () => {
      apply({ id: '1', systemCode: 'lift', createTime: at(24 * 60) });
      await loseResponse();
      expect(application).toMatchObject({ sentFor: null, saving: { lost: { found: 'missing' } } });
      expect(application.value.reason).not.toBe('');
      apply({ id: '2', systemCode: 'lift', createTime: at(0) });
      await act(async () => application.send());
      expect(application.sentFor).toBe('lift');
      expect(sendApplication).toHaveBeenCalledTimes(1);
    });

    test('is not taken for an earlier one for the same system', async () => {
      apply({ id: '1', systemCode: 'lift', createTime: at(1) });
      await loseResponse(['1']);
      expect(application).toMatchObject({ sentFor: null, saving: { lost: { found: 'missing' } } });
    });

    test('is not taken for one with other permissions or another reason', async () => {
      const own = { id: '1', systemCode: 'lift', createTime: at(0) };
      apply({ ...own, roleTypeIds: ['2'] }, { ...own, applyReason: '另一个原因' });
      await loseResponse(null);
      expect(application).toMatchObject({ sentFor: null, saving: { lost: { found: 'missing' } } });
    });

    test('is unknown when the server says too little and the earlier ones are not known', async () => {
      apply({ id: '1', systemCode: 'lift', createTime: at(0) });
      await loseResponse(null);
      expect(application).toMatchObject({ sentFor: null, saving: { lost: { found: 'unknown' } } });
    });
  });

  test('R235 T23 A43 that got no response is looked up after a reload as well, and sent again with its key', async () => {
    jest.mocked(listMyApplications).mockResolvedValue({ records: [], total: 0, pageNo: 1, pageSize: 10 } as never);
    history.replace('/?systemCode=lift');
    const { unmount } = render(<Example />);
    const lost = new UnknownOutcomeError('send', { cause: new NetworkError('send') });
    jest.mocked(sendApplication).mockRejectedValueOnce(lost);
    await fillAndSend();
    const pending = mockDrafts.pending.at(-1)!;
    const { value } = application;
    unmount();
    render(<Example />);
    act(() => {
      mockDrafts.options!.onRestore(value);
      mockDrafts.options!.onPending!(pending);
    });
    expect(application.saving.lost).not.toBeNull();
    await act(async () => application.send());
    const keys = jest.mocked(sendApplication).mock.calls.map(([, options]) => options!.idempotencyKey);
    expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
    expect(application.sentFor).toBe('lift');
  });

  test('R026 R050 starts over when the URL names another system after one was sent', async () => {
    history.replace('/?systemCode=lift');
    render(<Example />);
    await fillAndSend();
    expect(sendApplication).toHaveBeenCalledTimes(1);
    expect(application.sentFor).toBe('lift');
    act(() => history.replace('/?systemCode=af'));
    expect(application).toMatchObject({ sentFor: null, step: 'system', value: { systemCode: 'af' } });
  });

  test('R026 R050 starts over with the same system once the confirmation of the last one was seen', async () => {
    const visibility = createVisibility(true);
    history.replace('/?systemCode=lift');
    render(
      <PageVisibility value={visibility}>
        <Example />
      </PageVisibility>,
    );
    act(() => visibility.set(false));
    await fillAndSend();
    act(() => visibility.set(true));
    // Sent while another page was on screen: now the confirmation is shown for the first time.
    expect(application.sentFor).toBe('lift');
    act(() => visibility.set(false));
    act(() => visibility.set(true));
    expect(application).toMatchObject({ sentFor: null, step: 'system', value: { systemCode: 'lift', reason: '' } });
    expect(application.form.getFieldValue('systemCode')).toBe('lift');
  });
});
