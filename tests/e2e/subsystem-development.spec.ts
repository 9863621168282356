import { expect, test } from '@playwright/test';
import { serveDevelopment } from '../support/foreign/developmentServer';
import { openSandbox } from '../support/foreign/openSandbox';

test('R034 a development server in the sandbox shows an edit with the state kept, and reloads its pane only', async ({
  page,
}) => {
  const sandbox = await openSandbox(page, {});
  const server = await serveDevelopment(page, { origin: 'http://lift.localhost', heading: 'First' });
  try {
    // As the portal's own development server sets them.
    await page.evaluate(() => Object.assign(window, { webpackChunk: [], __reactRefreshInjected: true }));
    await sandbox.open('lift', 'http://lift.localhost/');
    await page.getByRole('button', { name: 'Count 0' }).click();
    const count = page.getByRole('button', { name: 'Count 1' });

    await test.step('R034 edits are shown with the state kept', async () => {
      for (const heading of ['Second', 'Third']) {
        await expect(count).toBeVisible();
        await server.edit(heading);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      }
      await expect(count).toBeVisible();
      await expect.poll(() => sandbox.errorsOf('lift')).toEqual([]);
    });
    await test.step('R034 when the server restarts its client asks for a reload of the pane, not of the page', async () => {
      await server.restart();
      await expect.poll(() => sandbox.errorsOf('lift')).toEqual(['reload']);
      await expect(count).toBeVisible();
    });
  } finally {
    await server.close();
  }
});
