import { advisoriesIn, countBySeverity, critical } from './advisories.mjs';

const advisory = (severity, number) => ({
  name: 'left-pad',
  title: 'Prototype pollution',
  severity,
  range: '<1.3.0',
  url: `https://github.com/advisories/GHSA-${number}`,
});
const report = JSON.stringify({
  vulnerabilities: {
    'left-pad': { severity: 'critical', via: [advisory('critical', 1), advisory('low', 2)] },
    // A package that is affected by another one names it; a second one names the same advisory.
    padder: { severity: 'critical', via: ['left-pad', advisory('critical', 1)] },
  },
});

describe('T27 npm run audit', () => {
  test('names each critical advisory once, unless it is accepted', () => {
    const advisories = advisoriesIn(report);
    expect(countBySeverity(advisories)).toBe('1 critical, 1 low');
    expect(critical(advisories)).toEqual([
      'left-pad <1.3.0: Prototype pollution (https://github.com/advisories/GHSA-1)',
    ]);
    expect(critical(advisories, new Map([['https://github.com/advisories/GHSA-1', 'x']]))).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['an error of the registry', '{"message":"405 Method Not Allowed"}'],
    ['a proxy page', '<html>'],
  ])('%s counts as not asked', (_words, text) => {
    expect(advisoriesIn(text)).toBeUndefined();
  });

  test('a report without advisories', () => {
    expect(countBySeverity(advisoriesIn('{"vulnerabilities":{}}'))).toBe('none');
  });
});
