import { defineSubsystem, type PortalContext, startSubsystem, type StartedSubsystem } from '../src/index.ts';

/** The place that a page has for a subsystem. */
export const root = () => document.getElementById('root')!;

/**
 * Makes the function that starts a subsystem in an empty page at its root address; it renders its inner address. The
 * subsystem is unmounted at the end of its test.
 */
export function subsystemStarts() {
  const started: StartedSubsystem[] = [];
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/');
    document.body.innerHTML = '<div id="root"></div>';
  });
  afterEach(async () => {
    for (const { stop } of started.splice(0)) await stop();
    delete (window as { __POWERED_BY_QIANKUN__?: boolean }).__POWERED_BY_QIANKUN__;
  });
  return (
    definition: Partial<Parameters<typeof defineSubsystem>[0]> = {},
    options?: Parameters<typeof startSubsystem>[1],
  ) => {
    const seen: PortalContext[] = [];
    const lifecycles = defineSubsystem({
      mount: ({ container, portal }) => {
        seen.push(portal);
        container.textContent = portal.navigation.current();
      },
      unmount: ({ container }) => container.replaceChildren(),
      ...definition,
    });
    const result = startSubsystem(lifecycles, options);
    started.push(result);
    return { ...result, portal: () => seen[0]! };
  };
}
