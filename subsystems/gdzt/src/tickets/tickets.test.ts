import { applyFilter, readFilter, writeFilter } from './filter';
import { seedTickets } from './seed';
import { SLA_HOURS, slaOf } from './sla';
import { applyDraft, checkDraft, draftOf, stepsFrom, type Ticket, type TicketStatus } from './ticket';

const NOW = new Date('2026-03-10T10:00:00+08:00');
const tickets = seedTickets(NOW);
const rights = { canDispatch: true, isOverdue: false };

const ticket = (change: Partial<Ticket> = {}): Ticket => ({
  ...tickets[0]!,
  status: 'new',
  priority: 'normal',
  team: null,
  returnedBy: null,
  doneAt: null,
  createdAt: '2026-03-10T08:00:00+08:00',
  ...change,
});

describe('the way of a ticket', () => {
  test.each<[TicketStatus, TicketStatus[]]>([
    ['new', ['dispatched']],
    ['dispatched', ['working', 'returned']],
    ['working', ['done', 'returned']],
    ['returned', ['dispatched']],
    ['done', []],
  ])('%s leads to %j and nowhere else', (from, to) => {
    expect(stepsFrom(from, true)).toEqual([from, ...to]);
  });

  test('only a dispatcher dispatches', () => {
    expect(stepsFrom('new', false)).toEqual(['new']);
    const draft = { ...draftOf(ticket()), status: 'dispatched' as const, team: '机电组' };
    expect(checkDraft(draft, ticket(), { ...rights, canDispatch: false }).status).toBe('step-forbidden');
    expect(checkDraft(draft, ticket(), rights)).toEqual({});
  });

  test('a dispatched ticket has a team, and not the one that sent it back', () => {
    const returned = ticket({ status: 'returned', returnedBy: '机电组' });
    const draft = { ...draftOf(returned), status: 'dispatched' as const };
    expect(checkDraft(draft, returned, rights).team).toBe('team-missing');
    expect(checkDraft({ ...draft, team: '机电组' }, returned, rights).team).toBe('team-returned');
    expect(checkDraft({ ...draft, team: '土建组' }, returned, rights)).toEqual({});
  });

  test('the end of a job and a return are explained', () => {
    const working = ticket({ status: 'working', team: '机电组' });
    for (const status of ['done', 'returned'] as const) {
      expect(checkDraft({ ...draftOf(working), status, note: ' 已修好 ' }, working, rights).note).toBe('note-short');
      expect(checkDraft({ ...draftOf(working), status, note: '已修好并现场确认' }, working, rights)).toEqual({});
    }
  });

  test('a late ticket is not given more time', () => {
    const late = { ...rights, isOverdue: true };
    expect(checkDraft({ ...draftOf(ticket()), priority: 'low' }, ticket(), late).priority).toBe('priority-overdue');
    expect(checkDraft({ ...draftOf(ticket()), priority: 'urgent' }, ticket(), late)).toEqual({});
    expect(checkDraft({ ...draftOf(ticket()), priority: 'low' }, ticket(), rights)).toEqual({});
  });

  test('saving writes who did what, and the return takes the team off', () => {
    const working = ticket({ status: 'working', team: '机电组' });
    const draft = { ...draftOf(working), status: 'returned' as const, note: '不属于本组范围，请改派' };
    const after = applyDraft(working, draft, '林知远', NOW);
    expect(after).toMatchObject({ status: 'returned', team: null, returnedBy: '机电组' });
    expect(after.log[0]).toEqual({ at: NOW.toISOString(), who: '林知远', action: 'returned', note: draft.note });
  });
});

describe('the clock', () => {
  const at = (hours: number) => new Date(Date.parse(ticket().createdAt) + hours * 3_600_000);
  const limit = SLA_HOURS.normal;

  test.each([
    [0, 'running'],
    [limit * 0.75 - 0.1, 'running'],
    [limit * 0.75 + 0.1, 'soon'],
    [limit + 0.1, 'over'],
  ])('after %d hours it is %s', (hours, state) => {
    expect(slaOf(ticket(), at(hours)).state).toBe(state);
  });

  test('it stands still once the job is done', () => {
    expect(slaOf(ticket({ doneAt: at(1).toISOString() }), at(500))).toMatchObject({ state: 'kept', minutes: 47 * 60 });
    expect(slaOf(ticket({ doneAt: at(limit + 1).toISOString() }), at(500)).state).toBe('missed');
  });

  test('a higher priority shortens it', () => {
    expect(slaOf(ticket({ priority: 'urgent' }), at(5)).state).toBe('over');
  });
});

describe('the filter', () => {
  test('an address and its filter are the same thing', () => {
    const query = '?q=%E6%B8%97%E6%B0%B4&status=working&priority=high&overdue=1&page=3';
    expect(writeFilter(readFilter(new URLSearchParams(query)))).toBe(query);
    expect(writeFilter(readFilter(new URLSearchParams('status=gone&priority=__proto__&page=-1&team=x')))).toBe('');
  });

  test('it finds by words, state and lateness', () => {
    const none = readFilter(new URLSearchParams());
    expect(applyFilter(tickets, none, NOW)).toHaveLength(tickets.length);
    for (const found of applyFilter(tickets, { ...none, text: '云栖 渗水' }, NOW))
      expect(found.title).toContain('渗水');
    const late = applyFilter(tickets, { ...none, overdue: true }, NOW);
    expect(late.length).toBeGreaterThan(0);
    expect(late.every(({ status }) => status !== 'done')).toBe(true);
    expect(applyFilter(tickets, { ...none, text: '没有这样的工单' }, NOW)).toEqual([]);
  });
});

describe('the tickets of a day', () => {
  test('keep their times when the page is loaded again within the hour', () => {
    expect(seedTickets(new Date(NOW.getTime() + 59 * 60_000))).toEqual(tickets);
  });

  test('every state occurs, nothing lies in the future, and numbers are unique', () => {
    expect(new Set(tickets.map(({ status }) => status)).size).toBe(5);
    expect(new Set(tickets.map(({ number }) => number)).size).toBe(tickets.length);
    for (const { log } of tickets) for (const { at } of log) expect(Date.parse(at)).toBeLessThanOrEqual(NOW.getTime());
  });
});
