import type { Registry, RegisteredSubsystem } from '@/domain/subsystem/registry';
import { initialPane, type PaneStatus } from '@/domain/subsystem/pane';
import type { OpeningMetrics, PaneView } from '@/shell/subsystem-host';
import { inspect, reportAsJson, type InspectorSources } from './inspectorModel';

const name = { 'en-US': 'Elevators', 'zh-CN': '电梯平台' };
const subsystem = (code: string, more: Partial<RegisteredSubsystem> = {}): RegisteredSubsystem => ({
  code,
  name,
  isolation: 'sandbox',
  entry: `https://${code}.example/`,
  entryCodes: [code],
  ...more,
});
const pane = (key: string, status: PaneStatus, more: Partial<PaneView> = {}): PaneView => ({
  key,
  code: key,
  variant: null,
  entryCode: key,
  entryCodes: [key],
  isolation: 'sandbox',
  name,
  title: 'Zhang San',
  entry: `https://${key}.example/`,
  state: { ...initialPane, status },
  disabled: null,
  tier: 'shown',
  isFirstPage: false,
  element: document.createElement('div'),
  owner: 'Elevator team',
  runbook: null,
  version: '1.2.0',
  update: null,
  override: null,
  hasUnsaved: false,
  ...more,
});
const opening = (key: string, attempt: number): OpeningMetrics => ({
  key,
  attempt,
  isWoken: false,
  isPrefetched: false,
  isAhead: false,
  isBegunAhead: false,
  outcome: 'mounted',
  startedAt: 0,
  phases: { mount: 10 * attempt },
  starts: { mount: 0 },
});
const registry = (subsystems: RegisteredSubsystem[]): Registry => ({
  subsystems: new Map(subsystems.map((each) => [each.code, each])),
  problems: [{ entry: 'old', field: 'entry', message: 'is not an address' }],
});
const sources = (more: Partial<InspectorSources> = {}): InspectorSources => ({
  panes: [],
  registry: null,
  openings: [],
  leftovers: {},
  calls: new Map(),
  mainThread: new Map(),
  incidents: [],
  drift: new Map(),
  portal: {
    version: '1',
    environment: 'test',
    memoryBytes: null,
    mountedAhead: { mounted: 0, shown: 0 },
    evaluatedAhead: { evaluated: 0, shown: 0 },
  },
  ...more,
});

describe('the report of the inspector', () => {
  test('joins pane, registry, openings, calls, leftovers and incidents of one subsystem', () => {
    const left = { listeners: 1, timers: 0, observers: 0, nodes: 0, globals: 2, builtIns: 0 };
    const { subsystems, others, problems, drift } = inspect(
      sources({
        panes: [pane('lift', 'mounted', { hasUnsaved: true })],
        registry: registry([
          subsystem('lift', { sdk: '1.0.0' }),
          subsystem('wcx', { version: '3.0.0', owner: 'Repairs' }),
        ]),
        openings: [opening('lift', 1), opening('wcx', 1), opening('lift', 2)],
        leftovers: { lift: left },
        calls: new Map([['lift', { made: 3, failed: 1, refused: 0 }]]),
        mainThread: new Map([['lift', { ms: 120.4, frames: 2, longestMs: 70.6 }]]),
        incidents: [
          { region: 'lift', kind: 'policy', text: 'img-src https://evil.example/a.png', count: 2, at: 10.4 },
          { region: 'lift', kind: 'error', text: 'TypeError: x', count: 1, at: 20 },
          { region: 'wcx', kind: 'error', text: 'not of lift', count: 1, at: 30 },
        ],
        drift: new Map([['listNotices rows.[].title', 4]]),
      }),
    );
    expect(subsystems).toHaveLength(1);
    expect(subsystems[0]).toMatchObject({
      key: 'lift',
      state: 'visible',
      version: '1.2.0',
      sdk: '1.0.0',
      owner: 'Elevator team',
      address: 'https://lift.example/',
      hasUnsaved: true,
      openings: 2,
      lastOpening: { totalMs: 20 },
      calls: { made: 3, failed: 1, refused: 0 },
      mainThread: { ms: 120, frames: 2, longestMs: 71 },
      leftovers: left,
      incidents: [
        { kind: 'error', text: 'TypeError: x', count: 1, at: 20 },
        { kind: 'policy', text: 'img-src https://evil.example/a.png', count: 2, at: 10 },
      ],
    });
    expect(others).toMatchObject([{ code: 'wcx', version: '3.0.0', owner: 'Repairs' }]);
    expect(problems).toEqual([{ entry: 'old', field: 'entry', message: 'is not an address' }]);
    expect(drift).toEqual([{ field: 'listNotices rows.[].title', count: 4 }]);
  });

  test.each<[PaneStatus, string]>([
    ['mounted', 'visible'],
    ['hidden', 'hidden'],
    ['asleep', 'asleep'],
    ['failed', 'failed'],
    ['refused', 'refused'],
    ['loading', 'opening'],
    ['unmounting', 'closing'],
    ['idle', 'closed'],
  ])('a pane that is %s is %s', (status, state) => {
    expect(inspect(sources({ panes: [pane('lift', status)] })).subsystems[0]!.state).toBe(state);
  });

  test.each<[string, PaneStatus, string[], string[]]>([
    ['only begun', 'mounting', [], ['lift']],
    ['mounted', 'hidden', ['lift'], []],
  ])('what was opened ahead and is %s counts as open or not', (_words, status, open, others) => {
    const report = inspect(
      sources({ panes: [pane('lift', status, { isAhead: true })], registry: registry([subsystem('lift')]) }),
    );
    expect(report.subsystems.map(({ key }) => key)).toEqual(open);
    expect(report.others.map(({ code }) => code)).toEqual(others);
  });

  test('says why a pane failed, without the query of an address', () => {
    const state = {
      ...initialPane,
      status: 'failed' as const,
      failure: { kind: 'http-status' as const, status: 502, address: 'https://lift.example/app.js?ssoToken=abc' },
    };
    const { subsystems } = inspect(sources({ panes: [pane('lift', 'failed', { state })] }));
    expect(subsystems[0]!.failure).toBe('http-status 502 https://lift.example/app.js');
  });

  test('a pane of the page for embedded systems is the entry that it shows', () => {
    const { subsystems, others } = inspect(
      sources({
        panes: [pane('iframe:iot', 'mounted', { code: 'iframe', variant: 'iot' })],
        registry: registry([subsystem('iot', { sdk: '1.1.0' })]),
        calls: new Map([['iot', { made: 1, failed: 0, refused: 0 }]]),
      }),
    );
    expect(subsystems[0]).toMatchObject({ key: 'iframe:iot', code: 'iot', sdk: '1.1.0', calls: { made: 1 } });
    expect(others).toEqual([]);
  });

  test('nothing opened and no registry: empty, and the registry is unknown', () => {
    expect(inspect(sources())).toMatchObject({ subsystems: [], others: [], problems: null, drift: [] });
  });
});

describe('T1 the copied JSON', () => {
  const incident = (text: string) => ({ region: 'lift', kind: 'error' as const, text, count: 1, at: 0 });
  const copied = (...texts: string[]) =>
    reportAsJson(inspect(sources({ panes: [pane('lift', 'mounted')], incidents: texts.map(incident) })), [
      'secret-value',
      null,
    ]);

  test.each([
    ['a query', 'GET https://lift.example/a?phone=7 failed', 'phone'],
    ['a token by its name', 'ssoToken: abc', 'abc'],
    ['a token by its form', 'got 9f8e7d6c5b4a39281706f5e4d3c2b1a0', '9f8e7d'],
    ['the token itself, in whatever form', 'secret-value', 'secret'],
    ['an e-mail address', 'unknown user li.si@example.com', 'li.si'],
    ['a telephone number', 'no user 13800138000', '13800138000'],
    ['a name', '用户张三不存在', '张三'],
  ])('has not %s', (_, text, hidden) => {
    expect(copied(text)).not.toContain(hidden);
  });

  test('keeps what a developer looks for, and leaves out the title of the inner page', () => {
    const text = copied("TypeError: Cannot read properties of undefined (reading 'rows')");
    expect(JSON.parse(text)).toMatchObject({
      subsystems: [{ incidents: [{ text: "TypeError: Cannot read properties of undefined (reading 'rows')" }] }],
    });
    expect(text).not.toContain('Zhang San');
  });
});
