import { fakeStages, paneStates } from '../../../tests/support/subsystemHost';
import { hasUnsavedWork, unsavedPanes } from './stageStore';

const start = fakeStages();

describe('unsaved work', () => {
  test('A29 counts while its pane is mounted, on screen or not', async () => {
    const { host, open, bridges } = start();
    await open('/mgr');
    expect(hasUnsavedWork()).toBe(false);
    bridges.get('mgr')!.onUnsaved(true);
    await open('/lift');
    expect(hasUnsavedWork()).toBe(true);
    bridges.get('mgr')!.onUnsaved(false);
    expect(hasUnsavedWork()).toBe(false);
    bridges.get('mgr')!.onUnsaved(true);
    await host.close('mgr');
    expect(hasUnsavedWork()).toBe(false);
  });

  test('A29 a pane with unsaved work is never suspended; after saving it may be', async () => {
    const { rest, bridges, open, go } = start({ budget: () => 1 });
    await open('/mgr', '/lift');
    bridges.get('mgr')!.onUnsaved(true);
    await rest();
    await go('/wcx');
    await rest();
    expect(paneStates()).toEqual({ mgr: 'hidden', lift: 'asleep', wcx: 'mounted' });
    expect(unsavedPanes().map(({ key }) => key)).toEqual(['mgr']);
    bridges.get('mgr')!.onUnsaved(false);
    await rest();
    expect(paneStates().mgr).toBe('asleep');
  });

  test('A29 without the SDK any input counts as unsaved; with the contract only what is reported', async () => {
    const { bridges, app, pane, open } = start();
    await open('/mgr', '/lift');
    const type = (key: string) => {
      const field = document.createElement('input');
      document.body.append(pane(key)!.element);
      app(key)!.options.container.append(field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    type('mgr');
    expect(pane('mgr')?.hasUnsaved).toBe(true);
    bridges.get('lift')!.onAnnounce?.();
    type('lift');
    expect(pane('lift')?.hasUnsaved).toBe(false);
    bridges.get('mgr')!.onUnsaved(false);
    expect(pane('mgr')?.hasUnsaved).toBe(false);
  });

  test('A29 input in a pop-up on the body counts for the micro-app that added it', async () => {
    const { app, pane, open } = start();
    await open('/mgr', '/lift');
    const [popup, ours] = [document.createElement('div'), document.createElement('div')];
    document.body.append(popup, ours);
    app('lift')!.popups.push(popup);
    const type = (field: HTMLElement) =>
      field.appendChild(document.createElement('input')).dispatchEvent(new Event('input', { bubbles: true }));
    type(ours);
    expect(unsavedPanes()).toEqual([]);
    type(popup);
    expect([pane('mgr')?.hasUnsaved, pane('lift')?.hasUnsaved]).toEqual([false, true]);
    popup.remove();
    ours.remove();
  });

  test('A29 R030 a foreign frame with input is never suspended, and closing it asks; one without is suspended', async () => {
    const askLeave = jest.fn(async () => false);
    const { host, rest, app, pane, open, go } = start({ budget: () => 1, askLeave });
    await open('/iframe?code=plans', '/iframe?code=foreign');
    app('iframe:foreign')!.options.onInput();
    expect(unsavedPanes().map(({ key }) => key)).toEqual(['iframe:foreign']);
    await go('/mgr');
    await rest();
    expect(paneStates()).toMatchObject({ 'iframe:plans': 'asleep', 'iframe:foreign': 'hidden' });
    await host.close('iframe:foreign');
    expect(askLeave).toHaveBeenCalled();
    expect(pane('iframe:foreign')).toBeDefined();
  });
});
