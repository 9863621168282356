import { setLanguage } from '@/shell/preferences';
import { stageStore, type PaneView } from '../stageStore';
import { nameUnsavedPanes } from './paneName';

const mgr = {
  code: 'mgr',
  name: { 'zh-CN': '管家', 'en-US': 'Housekeeper' },
  hasUnsaved: true,
} as unknown as PaneView;

test('R095 R152 only what holds unsaved work is named, in the language of the moment', () => {
  stageStore.setState({
    panes: [mgr, { ...mgr, code: 'af', hasUnsaved: false }, { ...mgr, code: 'lift', name: null }],
  });
  setLanguage('en-US');
  expect(nameUnsavedPanes()).toEqual(['Housekeeper', 'lift']);
  setLanguage('zh-CN');
  expect(nameUnsavedPanes()).toEqual(['管家', 'lift']);
});
