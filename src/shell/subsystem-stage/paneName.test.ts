import { setLanguage } from '@/shell/preferences';
import { stageStore, type PaneView } from '@/shell/subsystem-host';
import { unsavedSubsystems } from './paneName';

const mgr = {
  code: 'mgr',
  name: { 'zh-CN': '管家', 'en-US': 'Housekeeper' },
  hasUnsaved: true,
} as unknown as PaneView;

test('R095 R152 only panes with unsaved work are named, in the present language', () => {
  stageStore.setState({
    panes: [mgr, { ...mgr, code: 'af', hasUnsaved: false }, { ...mgr, code: 'lift', name: null }],
  });
  void setLanguage('en-US');
  expect(unsavedSubsystems.list()).toEqual([{ name: 'Housekeeper' }, { name: 'lift' }]);
  void setLanguage('zh-CN');
  expect(unsavedSubsystems.list()).toEqual([{ name: '管家' }, { name: 'lift' }]);
});
