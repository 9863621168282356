import { byCss, byRole, type Target } from './engines/engine';
import { test, type Journey } from './journey';

// One journey for each subsystem: opened from the navigation, used, left and found again as it was.

interface Subsystem {
  name: string;
  pane: string;
  heading: string | RegExp;
  /** A field of its first page, where something is typed. */
  field: Target;
  isFrame?: boolean;
}

const search = byRole('searchbox');
const subsystems: Subsystem[] = [
  { name: '管家', pane: 'mgr', heading: '管家服务单', field: byRole('textbox', /^搜索单号/) },
  { name: '综合平台', pane: 'jcpt', heading: '设备设施台账', field: search },
  { name: '工单中台', pane: 'gdzt', heading: '工单中台', field: search },
  { name: '工单平台', pane: 'byd:workorder', heading: '工单调度', field: byRole('textbox') },
  { name: '能耗抄表', pane: 'wcx', heading: '抄表', field: search },
  { name: '电梯平台', pane: 'lift', heading: '电梯', field: search },
  { name: '报事系统', pane: 'bjxt', heading: '住户报事', field: search },
  { name: '安防', pane: 'af', heading: '巡更任务', field: search },
  { name: '报表中心', pane: 'opbi', heading: '经营指标', field: search, isFrame: true },
  { name: '门禁卡', pane: 'nfc', heading: /.+/, field: search, isFrame: true },
];

/** Opens an entry of the bar, or of the panel with all of them. */
async function openEntry(journey: Journey, name: string) {
  await journey.see(journey.entry('工单平台'));
  const isInBar = (await journey.texts(journey.entry(name))).length > 0;
  if (!isInBar) await journey.click(byRole('button', /^全部/, byRole('navigation', '子系统导航')));
  await journey.click(byRole('link', name));
}

for (const { name, pane, heading, field, isFrame } of subsystems)
  test(`R140 F17 ${name}: opened, typed into, left and found again`, async ({ journey }) => {
    const within = byCss(`[data-pane="${pane}"]`);
    const inside = async (act: (root: Target | undefined) => Promise<void>) => {
      if (!isFrame) return act(within);
      await journey.see({ css: 'iframe', within });
      return journey.engine.inFrame({ css: 'iframe', within }, () => act(undefined));
    };
    await journey.signIn('/home');
    await openEntry(journey, name);
    await inside(async (root) => {
      await journey.see(byRole('heading', heading, root));
      await journey.fill({ ...field, within: root }, '1');
      await journey.seeValue({ ...field, within: root }, '1');
    });
    // What was searched for becomes part of the address after a pause.
    await journey.seeAddress(/[?&]q=1(&|$)/);
    await journey.click(journey.entry('首页'));
    await journey.seeAddress('/home');
    await journey.seeNot(within);
    await journey.engine.back();
    await journey.seeAddress(/[?&]q=1(&|$)/);
    await inside((root) => journey.seeValue({ ...field, within: root }, '1'));
    await journey.engine.forward();
    await journey.seeAddress('/home');
    await openEntry(journey, name);
    await inside(async (root) => {
      await journey.seeValue({ ...field, within: root }, '1');
      await journey.see(byRole('heading', heading, root));
    });
  });
