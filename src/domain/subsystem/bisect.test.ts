import fc from 'fast-check';
import { continueBisect, startBisect, type BisectStep } from './bisect';

type Awake = readonly string[];

/** Asks until there is a result; `look` says whether the fault is there, `stuck` are awake whatever is asked. */
function search(suspects: readonly string[], look: (awake: Awake) => boolean, stuck: Awake = []) {
  let step: BisectStep = startBisect(suspects);
  let questions = 0;
  while (step.kind === 'ask') {
    questions += 1;
    const question = step;
    const awake = question.suspects.filter((each) => question.awake.includes(each) || stuck.includes(each));
    step = continueBisect(question, look(awake), (each) => awake.includes(each));
  }
  return { result: step, questions };
}
const causedBy =
  (...causes: string[]) =>
  (awake: Awake) =>
    causes.some((cause) => awake.includes(cause));

const SIX = ['mgr', 'lift', 'wcx', 'jcpt', 'gdzt', 'byd'];
const none = { kind: 'none' };
const found = (...suspects: string[]) => ({ kind: 'found', suspects });

test.each<[string, readonly string[], (awake: Awake) => boolean, Awake, object, number]>([
  ['nothing to suspend', [], () => true, [], none, 0],
  ['one suspect, and it is that one', ['lift'], causedBy('lift'), [], found('lift'), 2],
  ['one suspect, and the fault stays without it', ['lift'], () => true, [], none, 1],
  ['one suspect, and the fault does not come back', ['lift'], () => false, [], none, 2],
  ['the first of six', SIX, causedBy('mgr'), [], found('mgr'), 4],
  ['the last of six', SIX, causedBy('byd'), [], found('byd'), 4],
  ['the portal itself, or what is not suspended', SIX, () => true, [], none, 1],
  ['a fault that ends by itself', SIX, () => false, [], none, 4],
  ['two at fault: one of them is named', SIX, causedBy('lift', 'byd'), [], found('lift'), 5],
  ['the cause cannot be suspended', SIX, causedBy('byd'), ['byd'], found('byd'), 1],
  ['two that cannot be suspended, one is the cause', SIX, causedBy('byd'), ['gdzt', 'byd'], found('gdzt', 'byd'), 2],
  ['one that cannot be suspended is not the cause', SIX, causedBy('lift'), ['byd'], found('lift'), 5],
])('bisect: %s', (_, suspects, look, stuck, result, questions) => {
  expect(search(suspects, look, stuck)).toEqual({ result, questions });
});

test('bisect: with all of them asleep first, then half of them', () => {
  const first = startBisect(SIX);
  expect(first).toEqual({ kind: 'ask', suspects: SIX, awake: [] });
  if (first.kind !== 'ask') throw new Error('no question');
  expect(continueBisect(first, false, () => false)).toEqual({
    kind: 'ask',
    suspects: SIX,
    awake: ['mgr', 'lift', 'wcx'],
  });
});

test('bisect: one cause among any number is named, after at most log2 + 2 questions', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(names, fc.nat(), (suspects, number) => {
      const cause = suspects[number % suspects.length]!;
      const { result, questions } = search(suspects, causedBy(cause));
      expect(result).toEqual(found(cause));
      expect(questions).toBeLessThanOrEqual(Math.ceil(Math.log2(suspects.length)) + 2);
    }),
  );
});
