import { projectFiles, read } from './project';

/** The ten samples that a user sees; the others are fixtures. */
const SAMPLES = ['af', 'bjxt', 'byd', 'gdzt', 'jcpt', 'lift', 'mgr', 'nfc', 'opbi', 'wcx'];

const sourcesOf = (name: string) =>
  projectFiles().filter((path) => path.startsWith(`subsystems/${name}/src/`) && /\.(vue|tsx?|css)$/.test(path));

/** Parts of the SDK that every sample has, as component or as class. */
const SHARED = {
  styles: /\b(base|part)Styles\('/,
  'head of a page': /<PageHead\b|'page-head'/,
  'row of filters': /<FilterRow\b|className="filters"|'filters'/,
  status: /<Status\b|'status'/,
  'link back': /="back"|'back'/,
  'foot of a form': /<FormFoot\b|'form-foot'/,
};

/** What a sample once had of its own and the SDK has now. */
const OWN = {
  'a style for a part of the SDK':
    /^ *(\.(gdzt|nfc) )?\.(page-head|counters|status|form-foot|segments|dialog|date-field|pager)( \w+)? \{/m,
  'a date field of the browser, in the language of the system': /type="date"|'date'/,
  'a sign in a link back': /‹/,
  'a dialog': /role="dialog"/,
};

const found = (name: string, patterns: Record<string, RegExp>) => {
  const text = sourcesOf(name)
    .filter((path) => !/\.test\.|locales|texts/.test(path))
    .map(read)
    .join('\n');
  return Object.keys(patterns).filter((part) => patterns[part]!.test(text));
};

test.each(SAMPLES)('R031 %s is built of the parts that all subsystems share', (name) => {
  expect(found(name, SHARED)).toEqual(Object.keys(SHARED));
  expect(found(name, OWN)).toEqual([]);
});
