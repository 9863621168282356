import { acceptEditedRule, editedPartOf, isValidPercent, readPercent } from './editedRule';

const edited = { enabled: true, regionIds: ['1'], projectIds: [], userJobNumbers: ['XK002417'] };

test('R051 A31 what a person edits of a rule survives being stored', () => {
  for (const rule of [edited, { ...edited, percent: 0 }, { ...edited, percent: 150 }, { ...edited, percent: NaN }]) {
    const stored: unknown = JSON.parse(JSON.stringify(editedPartOf({ ...rule, serviceName: 'a' })));
    expect(acceptEditedRule(stored)).toEqual(rule);
  }
});

test.each([
  null,
  'rule',
  {},
  { ...edited, enabled: 'yes' },
  { ...edited, regionIds: [1] },
  { ...edited, userJobNumbers: undefined },
  { ...edited, percent: '5' },
])('R051 A31 a stored value that is no rule is refused: %j', (value) => {
  expect(acceptEditedRule(value)).toBeUndefined();
});

test.each([
  [undefined, true],
  [0, true],
  [12.5, true],
  [100, true],
  [-1, false],
  [150, false],
  [NaN, false],
])('R051 a percentage of %j can be saved: %j', (value, isAccepted) => {
  expect(isValidPercent(value)).toBe(isAccepted);
});

test.each([
  ['30', 30],
  [' 12.5 ', 12.5],
  ['12.', 12],
  ['.5', 0.5],
  ['150', 150],
  ['30%', 30],
  ['２５', 25],
  ['１２．５％', 12.5],
  ['12。5', 12.5],
  ['', NaN],
  ['1,5', NaN],
  ['1，5', NaN],
  ['5 0', NaN],
  ['0x10', NaN],
  ['1e1', NaN],
  ['-5', NaN],
  ['.', NaN],
  ['三十', NaN],
])('R051 the text %j says the percentage %j', (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});
