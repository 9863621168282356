import { normalizeInner } from '../address.ts';
import { createFakePortal, type FakePortal, type FakePortalOptions } from '../fakePortal.ts';

/** Index of a history entry, so that a blocked navigation can be undone without a new entry. */
const INDEX = 'portalIndex';
const indexOf = (state: unknown): number | null => {
  const index = (state as Record<string, unknown> | null)?.[INDEX];
  return typeof index === 'number' ? index : null;
};

/** The part of the window's URL that is the inner address. It follows `#`, so that a reload works with any server. */
const hashOfWindow = (): string => window.location.hash.slice(1);

/**
 * Creates a fake portal whose inner address is the hash of the window's URL: it survives a reload, and the
 * browser's back and forward navigate the micro-app.
 *
 * @param options - Options that differ from the default of the fake portal.
 * @returns The portal, and a function that removes its listeners from the window.
 */
export function createStandalonePortal(options: FakePortalOptions = {}): { portal: FakePortal; stop(): void } {
  const fake = createFakePortal({
    confirm: ({ title, content }) => window.confirm([title, content].filter(Boolean).join('\n')),
    ...options,
    address: normalizeInner(hashOfWindow() || (options.address ?? '')),
    state: { locale: navigator.language.startsWith('zh') ? 'zh-CN' : 'en-US', ...options.state },
  });
  let index = indexOf(window.history.state) ?? 0;
  const write = (inner: string, isReplaced: boolean) => {
    if (!isReplaced) index += 1;
    const state = { [INDEX]: index };
    if (isReplaced) window.history.replaceState(state, '', `#${inner}`);
    else window.history.pushState(state, '', `#${inner}`);
  };
  window.history.replaceState({ [INDEX]: index }, '');

  const follow = async () => {
    // An address that the user typed has a new entry without an index.
    const target = indexOf(window.history.state) ?? index + 1;
    const before = index;
    index = target;
    window.history.replaceState({ [INDEX]: target }, '');
    const inner = normalizeInner(hashOfWindow());
    if (inner === normalizeInner(fake.navigation.current()) || (await fake.navigate(inner)) || index !== target) return;
    index = before;
    // Its own event finds the micro-app at the address. Zero would reload the page.
    if (target !== before) window.history.go(before - target);
  };
  const onPopState = () => void follow();
  window.addEventListener('popstate', onPopState);

  let onScreen = fake.getState().isVisible;
  const onVisibilityChange = () => {
    const isVisible = document.visibilityState !== 'hidden';
    if (isVisible !== onScreen) fake.setState({ isVisible });
    onScreen = isVisible;
  };
  document.addEventListener('visibilitychange', onVisibilityChange);

  let isUnsaved = false;
  const ask = (event: BeforeUnloadEvent) => {
    if (!isUnsaved) return;
    event.preventDefault();
    // Chromium before 119 asks for nothing else.
    event.returnValue = true;
  };
  window.addEventListener('beforeunload', ask);

  const portal: FakePortal = {
    ...fake,
    navigation: {
      ...fake.navigation,
      push: (inner) => {
        fake.navigation.push(normalizeInner(inner));
        write(normalizeInner(inner), false);
      },
      replace: (inner) => {
        fake.navigation.replace(normalizeInner(inner));
        write(normalizeInner(inner), true);
      },
      hrefOf: (inner) => `#${normalizeInner(inner)}`,
      setTitle: (title) => {
        fake.navigation.setTitle(title);
        if (title !== null) document.title = title;
      },
    },
    reportUnsaved: (hasUnsaved) => {
      fake.reportUnsaved(hasUnsaved);
      isUnsaved = hasUnsaved;
    },
  };
  return {
    portal,
    stop: () => {
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    },
  };
}
