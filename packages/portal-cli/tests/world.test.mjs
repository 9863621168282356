import { readFileSync } from 'node:fs';
import { turnOffOthers } from '../src/world/world.mjs';

const { subsystems } = JSON.parse(readFileSync(new URL('../../../public/subsystems.json', import.meta.url), 'utf8'));

test('R034 the portal of one team has the names of all others in both languages, and opens none of them', () => {
  const own = { code: 'patrols', entryCodes: ['lift'], entry: 'http://patrols.localhost:9499/' };
  const others = turnOffOthers(subsystems, own);
  // The team's entry takes the place of the one that has its code.
  expect(others.map(({ code }) => code)).toEqual(subsystems.map(({ code }) => code).filter((code) => code !== 'lift'));
  for (const { name, disabled, entry } of others) {
    expect(Object.keys(name)).toEqual(expect.arrayContaining(['zh-CN', 'en-US']));
    expect(disabled['en-US']).toBe('This portal runs only the subsystem that you develop.');
    expect(entry).toBe(own.entry);
  }
});
