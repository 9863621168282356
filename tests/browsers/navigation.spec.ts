import { byCss, byRole } from './engines/engine';
import { test } from './journey';

test('F10 F17 switching: the newest of fast clicks wins, back and forward lead through pages and subsystems', async ({
  journey,
}) => {
  const pane = (code: string) => byCss(`[data-pane="${code}"]`);
  await journey.signIn('/home');
  for (const name of ['管家', '报事系统', '工单中台']) await journey.click(journey.entry(name));
  await journey.see(journey.heading('工单中台', pane('gdzt')));
  await journey.seeNot(pane('mgr'));
  await journey.seeNot(pane('bjxt'));
  await journey.click(journey.entry('基础信息'));
  await journey.see(journey.heading('全部消息'));
  await journey.click(byRole('link', '公告消息', byRole('navigation', '侧边菜单')));
  await journey.see(journey.heading('公告消息'));
  await journey.see(byRole('tab'), 2);

  await journey.engine.back();
  await journey.see(journey.heading('全部消息'));
  await journey.engine.back();
  await journey.see(journey.heading('工单中台', pane('gdzt')));
  await journey.engine.forward();
  await journey.engine.forward();
  await journey.seeAddress('/mainApp/noticeList');
  await journey.see(journey.heading('公告消息'));
});
