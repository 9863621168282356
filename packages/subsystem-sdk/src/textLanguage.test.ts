import { createFakePortal } from './fakePortal.ts';
import { defineSubsystem } from './lifecycles.ts';
import { markTextLanguage } from './textLanguage.ts';

/** Mounts a page of the English portal, as a subsystem without a framework draws it. */
async function mount(html: string, locale: 'en-US' | 'zh-CN' = 'en-US') {
  const container = document.body.appendChild(document.createElement('div'));
  const popups = document.body.appendChild(document.createElement('div'));
  const portal = createFakePortal({ popupContainer: () => popups, state: { locale } });
  const root = document.createElement('main');
  // Of the page around it, which may follow the language later.
  document.documentElement.lang = 'zh-CN';
  const drawn = defineSubsystem({
    mount: (props) => {
      root.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
      props.container.append(root);
      return () => undefined;
    },
  });
  await drawn.mount({ portal, container });
  await changes();
  return { portal, root, popups, unmount: () => drawn.unmount({ portal, container }) };
}

/** An observer is called in a microtask. */
const changes = () => Promise.resolve();
/** How often text was observed; `defineSubsystem` observes the page for `startViewRestoration` as well. */
const textObservations = ({ mock }: jest.SpiedFunction<MutationObserver['observe']>) =>
  mock.calls.filter(([, options]) => options?.characterData).length;
const find = (name: string) => document.querySelector<HTMLElement>(`#${name}`)!;
/** What is marked: the language of each element with an id. */
const marks = () =>
  Object.fromEntries([...document.querySelectorAll<HTMLElement>('[id]')].map((one) => [one.id, one.lang]));

afterEach(() => {
  document.documentElement.lang = '';
  document.body.replaceChildren();
});

test('B9 B10 Chinese text in the English portal is marked by its script, and English inside it by the portal’s language', async () => {
  await mount(`
    <h1 id="title">外卖车辆堵住单元门</h1>
    <p id="mixed">App 端 2.0</p><p id="rare">𠮷</p>
    <p id="english">Three reports <b id="inner">王建国</b></p>
    <li id="outer">陈国华 <span id="state">Visiting</span> <time id="figure">10:30</time></li>
    <textarea id="field">王</textarea>
    <div id="edited" contenteditable="true"><i id="word">王</i></div>
  `);
  expect(marks()).toEqual({
    title: 'zh-CN',
    mixed: 'zh-CN',
    rare: 'zh-CN',
    english: '',
    inner: 'zh-CN',
    outer: 'zh-CN',
    state: 'en-US',
    figure: '',
    field: '',
    edited: '',
    word: '',
  });
});

test('B9 B10 marks follow text and elements that change, pop-ups too; a language that the subsystem sets stays', async () => {
  const { root, popups } = await mount(`
    <p id="text">Loading</p><ul id="list"></ul>
    <p id="own" lang="ja">東京</p><p id="outer">住户 <span id="state">Open</span></p>
  `);
  (find('text').firstChild as Text).data = '王建国';
  find('list').innerHTML = '<li id="row">滨江雅苑</li>';
  popups.innerHTML = '<p id="popup">何建军</p>';
  await changes();
  expect(marks()).toEqual({
    text: 'zh-CN',
    list: '',
    row: 'zh-CN',
    own: 'ja',
    outer: 'zh-CN',
    state: 'en-US',
    popup: 'zh-CN',
  });

  (find('text').firstChild as Text).data = 'Nobody';
  find('outer').firstChild!.remove();
  find('row').lang = 'en-GB';
  await changes();
  expect(marks()).toMatchObject({ text: '', outer: '', state: '', row: 'en-GB', own: 'ja' });

  (find('row').firstChild as Text).data = 'Riverside';
  await changes();
  expect(find('row').lang).toBe('en-GB');
  (find('row').firstChild as Text).data = '滨江雅苑';
  find('row').removeAttribute('lang');
  root.lang = 'zh-CN';
  await changes();
  expect(marks()).toMatchObject({ text: '', row: '', popup: 'zh-CN' });
});

test('B9 B10 in the Chinese portal nothing is observed; the marks come and go with its language, and end with the mount', async () => {
  const observe = jest.spyOn(MutationObserver.prototype, 'observe');
  const disconnect = jest.spyOn(MutationObserver.prototype, 'disconnect');
  const { portal, root, unmount } = await mount('<p id="name">王建国 <b id="state">Visiting</b></p>', 'zh-CN');
  portal.setState({ isVisible: false });
  expect(textObservations(observe)).toBe(0);
  expect(marks()).toEqual({ name: '', state: '' });

  root.lang = 'zh-CN';
  portal.setState({ locale: 'en-US' });
  // The subsystem draws itself in the new language later.
  root.lang = 'en-US';
  await changes();
  expect(marks()).toEqual({ name: 'zh-CN', state: 'en-US' });

  portal.setState({ locale: 'zh-CN' });
  expect(marks()).toEqual({ name: '', state: '' });

  portal.setState({ locale: 'en-US' });
  await unmount();
  portal.setState({ locale: 'zh-CN' });
  portal.setState({ locale: 'en-US' });
  expect(textObservations(observe)).toBe(4);
  expect(disconnect).toHaveBeenCalledTimes(3);
});

test('B10 a mount that fails leaves no observer', async () => {
  const disconnect = jest.spyOn(MutationObserver.prototype, 'disconnect');
  const portal = createFakePortal({ state: { locale: 'en-US' } });
  const { mount: start } = defineSubsystem({ mount: () => Promise.reject(new Error('no data')), unmount: () => {} });
  await expect(start({ portal, container: document.createElement('div') })).rejects.toThrow('no data');
  expect(disconnect).toHaveBeenCalledTimes(2);
});

test('B10 its own marks cause no further change, and an element inside its container for pop-ups is observed once', async () => {
  const observe = jest.spyOn(MutationObserver.prototype, 'observe');
  const root = document.body.appendChild(document.createElement('div'));
  const stop = markTextLanguage(createFakePortal({ state: { locale: 'en-US' } }), root);
  expect(observe).toHaveBeenCalledTimes(1);
  const seen = jest.fn();
  const others = new MutationObserver(seen);
  others.observe(root, { subtree: true, attributes: true });
  root.innerHTML = '<p>王 <b>Open</b></p>';
  await changes();
  await changes();
  await changes();
  expect(seen).toHaveBeenCalledTimes(1);
  others.disconnect();
  stop();
  expect(root.innerHTML).toBe('<p>王 <b>Open</b></p>');
});
