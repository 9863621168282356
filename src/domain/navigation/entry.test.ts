import { nameEntries, translatedName } from './entry';

const registered = new Map([
  ['lift', { 'en-US': 'Lifts', 'zh-CN': '电梯平台' }],
  ['iot', { 'en-US': 'IoT', 'zh-CN': '物联平台' }],
]);
const entry = (systemCode: string, systemName: string | null) => ({ systemCode, systemName, orderNumber: 3 });
const named = (systemCode: string, systemName: string | null, language: 'en-US' | 'zh-CN') =>
  nameEntries([entry(systemCode, systemName)], registered, language)[0]!;

describe('A41 R075 the name of an entry', () => {
  test.each([
    ["the server's, in the language that it is in", 'lift', '电梯平台', 'zh-CN', '电梯平台'],
    ["the registry's in another language", 'lift', '电梯平台', 'en-US', 'Lifts'],
    ["the registry's, whichever language the server names in", 'iot', 'IoT', 'zh-CN', '物联平台'],
    ["the server's where somebody changed it there", 'lift', '电梯与扶梯', 'en-US', '电梯与扶梯'],
    ["the server's where the registry does not know the entry", 'systemManager', '待办任务', 'en-US', '待办任务'],
    ["the registry's where the server's has blanks around it", 'lift', ' 电梯平台 ', 'en-US', 'Lifts'],
  ] as const)('is %s', (_, code, name, language, expected) => {
    expect(named(code, name, language).systemName).toBe(expected);
  });

  test("the server's name and all other fields are kept", () => {
    expect(named('lift', '电梯平台', 'en-US')).toEqual({ ...entry('lift', 'Lifts'), serverName: '电梯平台' });
    expect(named('lift', '电梯平台', 'zh-CN')).toEqual(entry('lift', '电梯平台'));
  });

  test('an entry without a name gets none', () => {
    expect(named('lift', null, 'en-US')).toEqual(entry('lift', null));
    expect(named('lift', '', 'en-US').systemName).toBe('');
  });
});

test.each([
  ["the registry's in the language of the page", '电梯平台', 'en-US', 'Lifts'],
  ["the registry's, whichever language the server names in", 'IoT', 'zh-CN', '物联平台'],
  ["the server's, in the language that it is in", '电梯平台', 'zh-CN', '电梯平台'],
  ["the server's where the registry does not know it", '培训中心', 'en-US', '培训中心'],
  ['none where the server gives none', '', 'en-US', ''],
] as const)('A41 the name of a system without its code is %s', (_, name, language, expected) => {
  expect(translatedName(name, registered.values(), language)).toBe(expected);
});
