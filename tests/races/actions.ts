import fc from 'fast-check';
import type { Browser } from './browser';
import type { PortalWindow } from './portalWindow';
import { DATASET } from './server';

/** The people of a schedule, by their tokens. */
const PEOPLE = { 'persona-demo': '林知远', 'persona-review': '何婉清' } as const;
type Persona = keyof typeof PEOPLE;
export const tokenOf = (persona: Persona) => `${persona}.${DATASET}`;
/** Name of the person whose token this is. */
export const nameOf = (token: string) => PEOPLE[token.split('.')[0] as Persona];

const ADDRESSES = [
  '/home',
  '/mainApp/messageList',
  '/mainApp/noticeEdit',
  '/mainApp/allManual',
  '/help?applyState=6',
  '/lift',
  '/lift/lifts/1',
  '/byd?source=workorder',
  '/byd?source=decoration',
  '/mgr/orders',
  '/opbi',
  '/nowhere',
] as const;
const ENTRIES = ['workorder', 'decoration', 'housekeeper', 'lift', 'bjDigitization', 'opbi', 'nowhere'] as const;
const WINDOWS = 3;

/** What happens next, as data: it is printed and can be repeated. */
export type Action =
  | { do: 'click'; entry: (typeof ENTRIES)[number] }
  | { do: 'visit'; address: (typeof ADDRESSES)[number] }
  | { do: 'go'; delta: number }
  | { do: 'answer' | 'choose'; yes: boolean }
  | { do: 'unsaved'; has: boolean }
  | { do: 'revoke' | 'allow'; entry: (typeof ENTRIES)[number] }
  | { do: 'sign in'; persona: Persona }
  | {
      do:
        | 'close pane'
        | 'reload pane'
        | 'close tab'
        | 'reopen tab'
        | 'navigate inside'
        | 'type'
        | 'submit'
        | 'restore'
        | 'sign out'
        | 'expire'
        | 'wake'
        | 'reload'
        | 'open window';
    };

const entry = fc.constantFrom(...ENTRIES);
const rare = fc.constantFrom(
  'close pane',
  'reload pane',
  'close tab',
  'reopen tab',
  'navigate inside',
  'restore',
  'wake',
) as fc.Arbitrary<never>;
const exits = fc.constantFrom('sign out', 'expire', 'reload', 'open window') as fc.Arbitrary<never>;

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('click' as const), entry }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('visit' as const), address: fc.constantFrom(...ADDRESSES) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('go' as const), delta: fc.constantFrom(-1, 1, -2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('type' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('submit' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('answer' as const, 'choose' as const), yes: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('unsaved' as const), has: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('revoke' as const, 'allow' as const), entry }) },
  { weight: 5, arbitrary: fc.record({ do: rare }) },
  { weight: 2, arbitrary: fc.record({ do: exits }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('sign in' as const),
      persona: fc.constantFrom('persona-demo' as const, 'persona-review' as const),
    }),
  },
);

/** The actions of a schedule, each in one of the windows that are open then. */
export const actions = fc.array(fc.record({ window: fc.nat(WINDOWS - 1), action }), { minLength: 3, maxLength: 14 });

/** Carries out an action; what belongs to a form happens where one is. */
export function applyAction(browser: Browser, chosen: PortalWindow, given: Action): void {
  const needsForm = given.do === 'type' || given.do === 'submit' || given.do === 'restore';
  const window = (needsForm && !chosen.look.form && browser.present.find(({ look: { form } }) => form)) || chosen;
  const { actions: person } = window.portal;
  const { look } = window;
  const running = [...window.apps].find(({ isMounted, isShown }) => isMounted && isShown);
  switch (given.do) {
    case 'click':
      // The navigation is there once the person is known.
      return look.session.phase === 'active' ? person.click(given.entry) : undefined;
    case 'visit':
      return person.visit(given.address);
    case 'go':
      return person.go(given.delta);
    case 'answer':
      return person.answer(given.yes);
    case 'choose':
      return person.choose(given.yes);
    case 'unsaved':
      return running?.context.reportUnsaved(given.has);
    case 'navigate inside':
      return running?.context.navigation.push(`/inner/${browser.newText()}`);
    case 'revoke':
      return void browser.server.revoked.add(given.entry);
    case 'allow':
      return void browser.server.revoked.delete(given.entry);
    case 'close pane':
      return look.stage.target ? person.closePane(look.stage.target.key) : undefined;
    case 'reload pane':
      return look.stage.target ? person.reloadPane(look.stage.target.key) : undefined;
    case 'close tab':
      return look.tabs.active ? person.closeTab(look.tabs.active) : undefined;
    case 'reopen tab':
      return person.reopenTab();
    case 'type':
      return person.type(`${browser.newText()} by ${look.session.user?.userName}`);
    case 'submit':
      if (look.form?.isDirty) window.submitted.push(look.form.text);
      return person.submit();
    case 'restore':
      return person.restore();
    case 'sign out':
      return look.session.phase === 'active' ? person.signOut() : undefined;
    case 'expire': {
      const token = browser.cookies.get('ssoToken');
      return token ? void browser.server.expired.add(token) : undefined;
    }
    case 'wake':
      return window.wake();
    case 'reload':
      return void window.load();
    case 'sign in':
      return void window.load(`/?ssoToken=${tokenOf(given.persona)}`);
    case 'open window':
      return browser.present.length < WINDOWS ? void browser.open('/home') : undefined;
  }
}
