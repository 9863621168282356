import { acceptEditedRule, editedPartOf, isValidPercent } from './editedRule';

const edited = { enabled: true, regionIds: ['1'], projectIds: [], userJobNumbers: ['XK002417'] };

test('R051 A31 what a person edits of a rule survives being stored', () => {
  for (const rule of [edited, { ...edited, percent: 0 }, { ...edited, percent: 150 }]) {
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
])('R051 a percentage of %j can be saved: %j', (value, isAccepted) => {
  expect(isValidPercent(value)).toBe(isAccepted);
});
