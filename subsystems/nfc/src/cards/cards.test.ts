import {
  actionsOf,
  addDays,
  CardActionError,
  type Card,
  checkDraft,
  draftOf,
  issueProblem,
  latestEnd,
  lockCard,
  returnCard,
  shownState,
  unlockCard,
} from './card';
import { createRegister } from './register';
import { findCards, readSearch, writeSearch } from './search';

const NOW = new Date('2026-03-10T10:00:00+08:00');
const TODAY = '2026-03-10';
const cards = createRegister(NOW).all();

const card = (change: Partial<Card> = {}): Card => ({
  ...cards[0]!,
  holder: '沈佳宁',
  home: '3幢1201',
  kind: 'owner',
  doors: ['lobby'],
  status: 'active',
  lockedFor: null,
  validFrom: TODAY,
  validUntil: '2026-12-31',
  ...change,
});

describe('days', () => {
  test.each([
    ['2026-03-10', '2027-03-09'],
    ['2028-02-29', '2029-02-28'],
    ['2026-01-01', '2026-12-31'],
  ])('a card from %s on ends on %s at the latest', (from, end) => {
    expect(latestEnd(from)).toBe(end);
    expect(checkDraft({ ...draftOf(card()), validFrom: from, validUntil: end })).toEqual({});
    expect(checkDraft({ ...draftOf(card()), validFrom: from, validUntil: addDays(end, 1) }).validUntil).toBe(
      'until-too-long',
    );
  });

  test('it ends no earlier than it begins, and the last day counts', () => {
    expect(checkDraft({ ...draftOf(card()), validUntil: '2026-03-09' }).validUntil).toBe('until-before');
    expect(checkDraft({ ...draftOf(card()), validUntil: '' }).validUntil).toBe('day-missing');
    expect(shownState({ status: 'active', validUntil: TODAY }, TODAY)).toBe('active');
    expect(shownState({ status: 'active', validUntil: '2026-03-09' }, TODAY)).toBe('expired');
    expect(shownState({ status: 'locked', validUntil: '2026-03-09' }, TODAY)).toBe('locked');
  });
});

describe('lock, unlock, return', () => {
  test('a lost card is locked before its holder gets another', () => {
    const old = card();
    expect(issueProblem({ holder: ' 沈佳宁 ', home: '3幢1201' }, [old])).toBe(old);
    expect(issueProblem({ holder: '沈佳宁', home: '3幢1202' }, [old])).toBeNull();
    expect(issueProblem(old, [lockCard(old, 'lost', '周敏', NOW)])).toBeNull();
    expect(issueProblem(old, [returnCard(old, '周敏', NOW)])).toBeNull();
  });

  test('what was returned stays returned', () => {
    const returned = returnCard(lockCard(card(), 'misuse', '周敏', NOW), '周敏', NOW);
    expect(returned).toMatchObject({ status: 'returned', lockedFor: null });
    expect(actionsOf(returned)).toEqual([]);
    for (const act of [
      () => unlockCard(returned, '', NOW),
      () => lockCard(returned, 'lost', '', NOW),
      () => returnCard(returned, '', NOW),
    ])
      expect(act).toThrow(CardActionError);
  });

  test('a locked card can be unlocked, once', () => {
    const unlocked = unlockCard(lockCard(card(), 'unpaid', '周敏', NOW), '周敏', NOW);
    expect(unlocked).toMatchObject({ status: 'active', lockedFor: null });
    expect(unlocked.log.map(({ action }) => action).slice(0, 2)).toEqual(['unlocked', 'locked']);
    expect(() => unlockCard(unlocked, '', NOW)).toThrow(CardActionError);
  });
});

describe('doors', () => {
  test('a card opens a door, and the plant room only for those who work there', () => {
    expect(checkDraft({ ...draftOf(card()), doors: [] }).doors).toBe('doors-missing');
    expect(checkDraft({ ...draftOf(card()), doors: ['plant-room'] }).doors).toBe('doors-service');
    expect(checkDraft({ ...draftOf(card()), doors: ['plant-room'], kind: 'contractor' })).toEqual({});
    expect(checkDraft({ ...draftOf(card()), holder: ' ', home: '' })).toEqual({
      holder: 'holder-missing',
      home: 'home-missing',
    });
  });
});

describe('the register', () => {
  test('an address and its search are the same thing', () => {
    const query = '?q=%E9%99%86&state=locked&kind=tenant&door=garage&ending=1&more=2';
    expect(writeSearch(readSearch(new URLSearchParams(query)))).toBe(query);
    expect(writeSearch(readSearch(new URLSearchParams('state=x&kind=__proto__&more=-4')))).toBe('');
  });

  test('it finds by words, state, door and end', () => {
    const all = readSearch(new URLSearchParams());
    expect(findCards(cards, all, TODAY)).toHaveLength(cards.length);
    for (const state of ['active', 'expired', 'locked', 'returned'] as const)
      expect(findCards(cards, { ...all, state }, TODAY).length).toBeGreaterThan(0);
    const ending = findCards(cards, { ...all, ending: true }, TODAY);
    expect(ending.length).toBeGreaterThan(0);
    expect(ending.every(({ validUntil }) => validUntil <= addDays(TODAY, 30))).toBe(true);
    expect(findCards(cards, { ...all, text: '查无此人' }, TODAY)).toEqual([]);
  });

  test('no card of the beginning breaks a rule, and a new one is found first', () => {
    for (const each of cards) expect(checkDraft(draftOf(each))).toEqual({});
    const register = createRegister(NOW);
    const issued = register.issue(draftOf(card()), 7, '周敏', NOW);
    expect(register.all()[0]).toBe(issued);
    expect(issued).toMatchObject({ replaces: 7, status: 'active' });
  });
});
