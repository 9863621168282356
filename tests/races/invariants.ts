import type { Browser } from './browser';
import { nameOf } from './actions';
import type { PortalWindow } from './portalWindow';
import type { SeenCall } from './server';

const ENDED = ['ended', 'stopped'];
/** What may stay in the storage of a window that is signed out: where to return to, and that it has left. */
const ALLOWED_KEYS = ['portal.wantedAddress', 'portal.signInTrip'];
/** Calls that change something: never two of the same at once. */
const WRITES = /\/add$|reflashToken/;
const ALIVE = ['mounted', 'hidden'];

function check(holds: boolean, words: () => string): void {
  if (!holds) throw new Error(words());
}

/** Title of the notice that a call creates. */
const titleOf = ({ path, what }: SeenCall) =>
  /\/add$/.test(path) ? (JSON.parse(what) as { title: string }).title : undefined;

/** What somebody typed in a form, while it is on screen. */
interface Typed {
  owner: string;
  text: string;
  isDirty: boolean;
}

/** Watches every step of a schedule. */
export class Watch {
  private readonly callsAtEnd = new Map<PortalWindow, number>();
  private readonly typed = new Map<PortalWindow, Typed>();
  private readonly left: Typed[] = [];

  constructor(private readonly browser: Browser) {}

  private callsOf = (window: PortalWindow) => this.browser.server.calls.filter((call) => call.window === window.id);

  /** What holds at any moment. */
  step(): void {
    for (const window of this.browser.windows) {
      if (window.hasLeft) this.close(window);
      else this.stepOf(window);
    }
  }

  private close(window: PortalWindow) {
    const typed = this.typed.get(window);
    if (typed?.isDirty) this.left.push(typed);
    this.typed.delete(window);
  }

  private stepOf(window: PortalWindow): void {
    const { session, stage, pathname, form } = window.look;
    const where = `window ${window.id} at ${window.look.address}`;
    const name = session.user?.userName;

    const active = stage.panes.filter(({ state }) => state.isActive);
    check(
      active.every(({ key }) => key === stage.target?.key),
      () => `${where} shows ${active.map(({ key }) => key).join()} for ${stage.target?.key}`,
    );
    if (stage.target)
      check(
        pathname === `/${stage.target.code}` || pathname.startsWith(`/${stage.target.code}/`),
        () => `${where} has the target ${stage.target!.key}`,
      );
    const shown = [...window.apps].filter(({ isMounted, isShown }) => isMounted && isShown);
    check(shown.length <= 1, () => `${where} shows ${shown.map(({ key }) => key).join(' and ')} at once`);
    for (const app of shown) {
      check(app.key === stage.target?.key, () => `${where} shows ${app.key}, which belongs to another address`);
      check(
        name === undefined || app.container.textContent === `${app.key} of ${name}`,
        () => `${where} shows “${app.container.textContent}” to ${name}`,
      );
    }
    const keys = [...window.apps].filter(({ isMounted }) => isMounted).map(({ key }) => key);
    check(new Set(keys).size === keys.length, () => `${where} runs twice: ${keys.join()}`);

    const words = window.screen.querySelector('h1')?.textContent;
    check(!words || words === name, () => `${where} greets ${words}, and ${name} is signed in`);

    const questions = window.look.questions.map(({ title }) => title);
    check(new Set(questions).size === questions.length, () => `${where} asks twice: ${questions.join()}`);

    const open = this.callsOf(window).filter(({ isAnswered }) => !isAnswered);
    for (const pattern of [WRITES, /getPermissionVerification$/]) {
      const same = open.filter(({ path }) => pattern.test(path)).map(({ path, what }) => `${path} ${what}`);
      check(new Set(same).size === same.length, () => `${where} calls twice at once: ${same.join(', ')}`);
    }

    for (const text of new Set(window.submitted)) {
      const meant = window.submitted.filter((each) => each === text).length;
      const made = this.callsOf(window).filter((call) => titleOf(call) === text).length;
      check(made <= meant, () => `${where} sends “${text}” ${made} times for ${meant} submits`);
    }

    if (ENDED.includes(session.phase)) {
      const made = this.callsOf(window).length;
      const before = this.callsAtEnd.get(window) ?? made;
      this.callsAtEnd.set(window, before);
      check(made === before, () => `${where} calls ${this.callsOf(window).at(-1)!.path} after the sign-out`);
      // A reload that has not happened yet is replaced by the departure.
      const providers = window.exits.filter((address) => new URL(address).pathname.startsWith('/_'));
      check(providers.length <= 1, () => `${where} leaves for ${providers.join(' and ')}`);
    }

    if (form) {
      const owner = /by (.*)$/.exec(form.text)?.[1];
      check(!owner || !name || owner === name, () => `${where} shows ${name} the text of ${owner}: ${form.text}`);
      if (name) this.typed.set(window, { owner: name, text: form.text, isDirty: form.isDirty });
    } else this.close(window);
  }

  /** What holds when nothing is under way any more. */
  end(): void {
    const { browser } = this;
    this.step();
    const shared = browser.cookies.get('ssoToken');
    for (const window of browser.present) {
      const { session, stage, token, pathname, questions, tabs, navigation, toasts } = window.look;
      const where = `window ${window.id} at ${window.look.address}, in the end`;
      check(!['unknown', 'starting'].includes(session.phase), () => `${where} is still ${session.phase}`);

      if (session.phase === 'active') {
        check(token === shared, () => `${where} uses ${token}, and the cookie has ${shared}`);
        check(session.user?.userName === nameOf(token!), () => `${where} shows ${session.user?.userName} for ${token}`);
        const pane = stage.panes.find(({ state }) => state.isActive);
        check(pane?.key === stage.target?.key, () => `${where} shows ${pane?.key} for ${stage.target?.key}`);
        check(
          !pane || ALIVE.includes(pane.state.status) || pane.state.status === 'failed',
          () => `${where}: ${pane!.key} is still ${pane!.state.status}`,
        );
        check(
          !pane?.entryCode || !browser.server.wasRefused(window.id, pane.entryCode),
          () => `${where} shows ${pane!.key}, which the server has refused`,
        );
        const unanswered = this.callsOf(window).filter(({ isAnswered }) => !isAnswered);
        check(unanswered.length === 0, () => `${where} still waits for ${unanswered[0]!.path}`);
      }

      if (ENDED.includes(session.phase)) {
        const { phase: _, endReason: __, signInProblem: ___, ...rest } = session;
        const { phase: _1, endReason: _2, signInProblem: _3, ...initial } = window.look.initialSession;
        check(
          JSON.stringify(rest) === JSON.stringify(initial),
          () => `${where} keeps the session: ${JSON.stringify(rest)}`,
        );
        const kept = [...window.session.keys()].filter((key) => !ALLOWED_KEYS.includes(key));
        check(kept.length === 0, () => `${where} keeps in its storage: ${kept.join()}`);
        check(window.apps.size === 0, () => `${where} still runs ${[...window.apps].map(({ key }) => key).join()}`);
        check(stage.panes.length === 0, () => `${where} keeps panes: ${stage.panes.map(({ key }) => key).join()}`);
        check(tabs.tabs.length === 0, () => `${where} keeps tabs`);
        check(navigation.list.length === 0, () => `${where} keeps the entries of the navigation`);
        check(questions.length + toasts.length === 0, () => `${where} still asks or tells something`);
        check(!/林知远|何婉清/.test(window.screen.textContent ?? ''), () => `${where} shows a name at ${pathname}`);
      }
    }
    if (browser.present.every(({ look }) => ENDED.includes(look.session.phase)) && shared === undefined)
      for (const key of ['ssoToken', 'userName', 'portal.person'])
        check(!browser.local.has(key), () => `${key} is still in local storage`);
    this.endOfDrafts();
  }

  /** What was typed and not sent is kept for the person who typed it, and for nobody else. */
  private endOfDrafts(): void {
    const { drafts, server } = this.browser;
    const kept = [...drafts.values()].map((record) => (record as { value: unknown }).value);
    for (const { text, owner } of this.left)
      check(
        kept.includes(text) || server.calls.some((call) => call.isDone && titleOf(call) === text),
        () => `“${text}” of ${owner} is lost`,
      );
    const owners = new Map<string, string>();
    for (const [key, record] of drafts) {
      const owner = /by (.*)$/.exec(String((record as { value: unknown }).value))?.[1];
      const person = key.split('/')[0]!;
      if (!owner) continue;
      check((owners.get(person) ?? owner) === owner, () => `a draft of ${owner} is stored for somebody else: ${key}`);
      owners.set(person, owner);
    }
  }
}
