import { currentEntryCode, findEntry, highlightedCode } from './currentEntryCode';
import type { NavigationEntry } from './entry';

const pathOf = (address: string) => {
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  return { pathname, search };
};

describe('R096 the current subsystem comes from the address', () => {
  test.each([
    ['/', 'home'],
    ['/home', 'home'],
    ['/home/', 'home'],
    ['/HOME', 'home'],
    ['/byd?source=a', 'a'],
    ['/byd?source=workorder&t=1700000000000', 'workorder'],
    ['/byd', ''],
    ['/jcpt', 'integrated'],
    ['/jcpt/deep/page', 'integrated'],
    ['/mgr', 'housekeeper'],
    ['/mgr/orders/42?tab=log', 'housekeeper'],
    ['/gdzt', 'gdzt'],
    ['/help?systemName=b', 'b'],
    ['/help?systemName=%E7%94%B5%E6%A2%AF', '电梯'],
    ['/help', ''],
    ['/wcx', 'wcx'],
    ['/lift', 'lift'],
    ['/bjxt', 'bjxt'],
    ['/mainApp', 'basic'],
    ['/mainApp/noticeList', 'basic'],
    ['/grayRelease', 'basic'],
    ['/personalInfo', 'basic'],
    ['//evil.example', 'evil.example'],
    ['/__proto__', '__proto__'],
    ['/%', '%'],
  ])('%s → %j', (address, code) => {
    expect(currentEntryCode(pathOf(address))).toBe(code);
  });
});

describe('R144 the highlighted entry', () => {
  const entry = (systemCode: string, systemName: string): NavigationEntry => ({ systemCode, systemName });
  const entries = [
    entry('home', '首页'),
    entry('gdzt', '工单中台'),
    entry('pivot', '枢纽'),
    entry('bjDigitization', '报事系统'),
    entry('lift', '电梯'),
    entry('af', '安防'),
  ];

  test.each([
    ['/lift', 'af', 'lift'],
    ['/home', 'af', 'home'],
    ['/gdzt', 'pivot', 'gdzt'],
    ['/bjxt', null, 'bjDigitization'],
    ['/help?systemName=电梯', 'af', 'lift'],
    ['/help', 'af', 'af'],
    ['/help', 'gone', null],
    ['/help', null, null],
    ['/nfc', 'af', null],
  ])('%s with %j remembered → %j', (address, remembered, code) => {
    expect(highlightedCode(pathOf(address), entries, remembered)).toBe(code);
  });

  test.each([
    ['/help?systemCode=lift&systemName=Lifts', 'lift'],
    ['/HELP?systemCode=lift', 'lift'],
    ['/help?systemCode=gone&systemName=电梯', null],
    ['/help?systemName=Lifts', 'lift'],
    ['/byd?source=workorder&systemCode=lift', null],
  ])('A41 R096 %s marks the entry by its code, or without one by its name in either language', (address, code) => {
    const named = entries.map((each) =>
      each.systemCode === 'lift' ? { ...each, systemName: 'Lifts', serverName: '电梯' } : each,
    );
    expect(highlightedCode(pathOf(address), named)).toBe(code);
  });

  test('R145 without code and name no entry matches', () => {
    expect(findEntry([{ systemCode: '', systemName: '' }, ...entries], {})).toBeUndefined();
    expect(findEntry(entries, { systemCode: '', systemName: null })).toBeUndefined();
  });

  test('R096 pivot is highlighted on /gdzt when it is the only entry that leads there', () => {
    expect(highlightedCode({ pathname: '/gdzt' }, [entry('pivot', '枢纽')])).toBe('pivot');
  });
});
