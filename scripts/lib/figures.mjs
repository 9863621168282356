// The figures of the benchmarks: kept in docs/benchmarks.json, shown in docs/benchmarks.md, compared in each run.

/**
 * One figure of a run.
 * @typedef {object} Figure
 * @property {string} name what was measured; figures of two runs are compared by it
 * @property {number} ratio the measured value: a ratio within one run, or what the name says
 * @property {number} limit the value that is still good
 * @property {string} detail the medians behind it
 */

/** A difference to the last figure that counts, in either direction: less is noise of the machine. */
const CHANGE = 0.1;

/** Sections of the document, in this order. */
const SECTIONS = ['Home page', 'Lists', 'Subsystems', 'Replayed day', 'Clicks'];

const number = (value) => (value >= 10 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(3));

/** Whether a figure is better or worse than the last one; every figure is better when it is smaller. */
export function changeOf({ ratio }, last) {
  if (last === undefined || ratio === last) return '';
  // From nothing, any amount is a change.
  const change = last === 0 ? Infinity : (ratio - last) / last;
  if (Math.abs(change) < CHANGE) return '';
  return change < 0 ? 'better' : 'worse';
}

/** The figures by name: `{ name → ratio }`. */
export const lastOf = (kept) =>
  new Map(Object.values(kept.sections).flatMap(({ figures }) => figures.map(({ name, ratio }) => [name, ratio])));

/** A section as a table; with `last`, also what the figures were and whether they are better. */
export function tableOf(title, { figures, text }, last) {
  const kept = ({ ratio, limit }) => (ratio <= limit ? 'yes' : '**no**');
  const compared = ({ name, ratio }) => {
    const before = last?.get(name);
    return ` ${before === undefined ? '–' : number(before)} | ${changeOf({ ratio }, before)} |`;
  };
  return [
    `## ${title}`,
    '',
    `| what | measured |${last ? ' last | change |' : ''} at most | kept | medians |`,
    `| --- | ---: |${last ? ' ---: | --- |' : ''} ---: | --- | --- |`,
    ...figures.map(
      (one) =>
        `| ${one.name} | ${number(one.ratio)} |${last ? compared(one) : ''} ${number(one.limit)} | ${kept(one)} | ${one.detail} |`,
    ),
    ...(text ? ['', text] : []),
  ].join('\n');
}

/** What got better and worse since the last figures, in one line each. */
export function summaryOf(sections, last) {
  const figures = Object.values(sections).flatMap((section) => section.figures);
  const named = (change) => figures.filter((one) => changeOf(one, last.get(one.name)) === change);
  const line = (word, list) =>
    `${word}: ${list.map(({ name, ratio }) => `${name} (${number(last.get(name))} → ${number(ratio)})`).join('; ') || 'nothing'}`;
  return [line('Better than the committed figures', named('better')), line('Worse', named('worse'))].join('\n');
}

/** The kept figures with those of a run: a section that was measured in part keeps its other figures. */
export function merged(kept, sections, machine) {
  const known = { ...kept.sections };
  for (const [title, { figures, text }] of Object.entries(sections)) {
    const old = known[title]?.figures ?? [];
    const fresh = new Map(figures.map((one) => [one.name, one]));
    const stay = old.map((one) => fresh.get(one.name) ?? one);
    const added = figures.filter(({ name }) => old.every((one) => one.name !== name));
    known[title] = {
      figures: [...stay, ...added],
      ...((text ?? known[title]?.text) && { text: text ?? known[title].text }),
    };
  }
  return {
    machine,
    sections: Object.fromEntries(SECTIONS.filter((title) => known[title]).map((title) => [title, known[title]])),
  };
}

/** The document of the kept figures. */
export function pageOf({ machine, sections }) {
  const tables = Object.entries(sections).map(([title, section]) => tableOf(title, section));
  return `# Benchmarks

Written by \`npm run bench\` from \`benchmarks.json\`: the production build with the mock server behind it, on ${machine}. Usable means: greeting shown, navigation clickable, notices listed. The empty page is one antd button, built with the same settings; what is compared takes turns in one run, so the ratio says more than the milliseconds. The subsystems are ten copies of one page, a table of 500 rows in React and antd, each at an origin of its own; times run from the click to the painted frame. Clicks are in ms at fourfold throttling.

${tables.join('\n\n')}
`;
}
