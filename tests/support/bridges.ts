import { outerOf } from '@/domain/subsystem/address';
import { type Bridge, createBridge } from '@/shell/bridge';

/** Makes the function that creates the bridge of a micro-app, and records what the micro-apps say of themselves. */
export function fakeBridges() {
  const bridges: Bridge[] = [];
  const titles: (string | null)[] = [];
  const announced: string[] = [];
  afterEach(() => {
    bridges.splice(0).forEach((bridge) => bridge.stop());
    titles.length = 0;
    announced.length = 0;
  });
  const bridgeTo = (
    code = 'mgr',
    onUnsaved: (has: boolean) => void = () => undefined,
    { followsColorScheme = true } = {},
  ) => {
    const container = document.createElement('div');
    const bridge = createBridge({
      code,
      variant: null,
      followsColorScheme,
      calls: [],
      isDisabled: () => false,
      navigation: {
        current: () => '/',
        push: () => undefined,
        replace: () => undefined,
        onNavigate: () => () => undefined,
      },
      hrefOf: (inner) => outerOf(code, inner),
      popupContainer: () => container,
      onUnsaved,
      onTitle: (title) => void titles.push(title),
      onAnnounce: () => void announced.push(code),
    });
    bridges.push(bridge);
    return bridge;
  };
  return { bridgeTo, titles, announced };
}
