import { defineSubsystem, type PortalContext, startSubsystem } from '@portal/subsystem-sdk';

/** A subsystem for the tests of the frames: it shows the state of the portal and leaves everything else to the test. */
const frameLog = { shown: [] as boolean[], moves: [] as string[], refuses: false, refused: 0, unmounts: 0 };

const lifecycles = defineSubsystem({
  mount: ({ container, portal }) => {
    Object.assign(window, { portal, frameLog });
    container.innerHTML =
      '<main style="padding:24px"><h1 tabindex="-1"></h1><p data-place></p><p data-language></p><p data-person></p><label>Note <input></label></main>';
    const write = (selector: string, text: string) => {
      container.querySelector(selector)!.textContent = text;
    };
    write('h1', `Frame of ${portal.code}`);
    const show = () => {
      write('[data-place]', portal.navigation.current());
      write('[data-language]', portal.getState().locale);
      write('[data-person]', portal.getState().user.userName);
    };
    show();
    container
      .querySelector('input')!
      .addEventListener('input', ({ target }) => portal.reportUnsaved((target as HTMLInputElement).value !== ''));
    portal.subscribe((state, before) => {
      if (state.isVisible !== before.isVisible) frameLog.shown.push(state.isVisible);
      show();
    });
    portal.navigation.onNavigate((inner) => {
      if (frameLog.refuses) {
        frameLog.refused += 1;
        return false;
      }
      frameLog.moves.push(inner);
      write('[data-place]', inner);
      return undefined;
    });
  },
  unmount: ({ container }) => {
    frameLog.unmounts += 1;
    container.replaceChildren();
  },
});

startSubsystem(lifecycles);

declare global {
  interface Window {
    portal: PortalContext;
    frameLog: typeof frameLog;
  }
}
