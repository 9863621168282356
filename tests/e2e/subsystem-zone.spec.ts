import { expect, test, type Page } from '@playwright/test';
import { foreignApps } from '../support/foreign/foreignApps';
import { openSandbox } from '../support/foreign/openSandbox';

const LIFT = 'http://lift.localhost';
const AF = 'http://af.localhost';
const TASKS = 'fetch frame interval load microtask mutation onload promise timeout';

/** Keeps every property of every built-in, and of the page's own elements. */
const rememberBuiltIns = (page: Page) =>
  page.evaluate(() => {
    const held = new Map<object, [string, Record<PropertyKey, PropertyDescriptor>]>();
    const isObject = (value: unknown): value is object =>
      typeof value === 'function' || (!!value && typeof value === 'object');
    const hold = (name: string, one: unknown) =>
      isObject(one) &&
      held.set(one, [name, Object.getOwnPropertyDescriptors(one) as Record<PropertyKey, PropertyDescriptor>]);
    for (const name of Object.getOwnPropertyNames(window)) {
      // What the sandbox and its loader keep there themselves.
      if (/^(sandbox|proxy|held|__app_instance_name_map__)$/.test(name)) continue;
      const value = Reflect.get(window, name) as unknown;
      hold(name, value);
      if (typeof value === 'function') hold(`${name}.prototype`, (value as { prototype?: unknown }).prototype);
    }
    hold('body', document.body);
    hold('html', document.documentElement);
    Object.assign(window, { held });
  });

const changedBuiltIns = (page: Page) =>
  page.evaluate(() => {
    const { held } = window as unknown as { held: Map<object, [string, Record<PropertyKey, PropertyDescriptor>]> };
    const isSame = (one?: PropertyDescriptor, other?: PropertyDescriptor) =>
      !!one &&
      !!other &&
      one.get === other.get &&
      one.set === other.set &&
      (typeof one.value !== 'function' || one.value === other.value);
    return [...held].flatMap(([one, [name, before]]) => {
      const now = Object.getOwnPropertyDescriptors(one) as Record<PropertyKey, PropertyDescriptor>;
      return Reflect.ownKeys({ ...before, ...now })
        .filter(
          (key) => !/^(proxy|held|used|__app_instance_name_map__)$/.test(String(key)) && !isSame(before[key], now[key]),
        )
        .map((key) => `${name}.${String(key)}`);
    });
  });

test('R034 F13 T19 programs with Zone.js have its zones to themselves, beside each other and the portal, and end clean', async ({
  page,
}) => {
  const sandbox = await openSandbox(page, { [LIFT]: foreignApps['Zone.js'](), [AF]: foreignApps['React 16']() });
  const pane = (key: string) => page.locator(`[data-pane="${key}"]`);
  const button = (key: string, name: string) => pane(key).getByRole('button', { name });
  // The first micro-app installs the tracking.
  await sandbox.open('af', `${AF}/`);
  await sandbox.stop('af');
  await rememberBuiltIns(page);

  const runTasks = async (key: string) => {
    await button(key, 'Run tasks').click();
    await expect
      .poll(async () => (await pane(key).locator('[data-tasks]').textContent())!.split(' ').sort().join(' '))
      .toBe(TASKS);
    await expect(pane(key).locator('[data-clicks]')).toHaveText('element body document window');
  };

  await test.step('R034 every task of it runs in its zone', async () => {
    await sandbox.open('lift', `${LIFT}/`);
    await runTasks('lift');
  });
  await test.step('R034 back and forward', async () => {
    await button('lift', 'Next record').click();
    await button('lift', 'Next record').click();
    await expect(pane('lift').locator('[data-path]')).toHaveText('/records/2');
    await page.goBack();
    await expect(pane('lift').locator('[data-path]')).toHaveText('/records/1');
    await page.goForward();
    await expect(pane('lift').locator('[data-path]')).toHaveText('/records/2');
    await expect(page).toHaveURL(/\/lift\/records\/2$/);
  });
  await test.step('T19 the portal calls what the browser has, and removes what it has added', async () => {
    const isUntouched = () =>
      page.evaluate(() => {
        const count = { element: 0, window: 0, property: 0 };
        const element = document.createElement('div');
        const onElement = () => void (count.element += 1);
        const onWindow = () => void (count.window += 1);
        element.addEventListener('click', onElement);
        element.onclick = () => void (count.property += 1);
        window.addEventListener('portal-event', onWindow);
        Object.assign(window, { used: { count, element, onElement, onWindow } });
        return {
          promise: Promise.resolve(1).then((one) => one).constructor === Promise,
          zone: 'Zone' in window,
          native: [setTimeout, queueMicrotask, fetch, Promise, XMLHttpRequest, MutationObserver].every((one) =>
            /native code/.test(String(one)),
          ),
          handler: Object.getOwnPropertyNames(element).length,
        };
      });
    await expect.poll(isUntouched).toEqual({ promise: true, zone: false, native: true, handler: 0 });
  });
  await test.step('R034 a neighbor, and a second instance, beside it', async () => {
    await sandbox.show('lift', false);
    await sandbox.open('af', `${AF}/`);
    await button('af', 'Choose').click();
    await expect(pane('af').getByText('Floor 1')).toBeVisible();
    await sandbox.stop('af');
    await sandbox.open('lift:2', `${LIFT}/`);
    await runTasks('lift:2');
    await sandbox.show('lift:2', false);
    await sandbox.show('lift', true);
    await button('lift', 'Next record').click();
    await expect(pane('lift').locator('[data-path]')).toHaveText('/records/3');
  });
  await test.step('F13 one after the other they end clean', async () => {
    const first = await sandbox.stop('lift');
    await sandbox.show('lift:2', true);
    await button('lift:2', 'Next record').click();
    await expect(pane('lift:2').locator('[data-path]')).toHaveText('/records/4');
    const second = await sandbox.stop('lift:2');
    for (const left of [first, second]) expect(left).toMatchObject({ listeners: 4, timers: 0, observers: 0, nodes: 0 });
    await expect.poll(() => changedBuiltIns(page)).toEqual([]);
    const lateCalls = () =>
      page.evaluate(() => {
        const { used } = window as unknown as {
          used: { count: Record<string, number>; element: HTMLElement; onElement(): void; onWindow(): void };
        };
        used.element.removeEventListener('click', used.onElement);
        used.element.onclick = null;
        window.removeEventListener('portal-event', used.onWindow);
        used.element.click();
        window.dispatchEvent(new Event('portal-event'));
        return used.count;
      });
    await expect.poll(lateCalls).toEqual({ element: 0, window: 0, property: 0 });
  });
});
