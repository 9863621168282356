import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';

const scripts = readdirSync(__dirname).filter((name) => name.endsWith('.es5.js'));

test('there are scripts for browsers of any age', () => expect(scripts.length).toBeGreaterThan(2));

test.each(scripts)('R286 every browser can parse %s', (name) => {
  const text = readFileSync(join(__dirname, name), 'utf8');
  expect(() => parse(text, { ecmaVersion: 5, sourceType: 'script' })).not.toThrow();
});
