import type { Page } from '@playwright/test';
import type { PortalEnvironment } from '@/domain/environment';

/** Changes entries of the environment file for a page; call it before the first visit. */
export async function changeEnvironment(page: Page, changes: Partial<PortalEnvironment>): Promise<void> {
  await page.route('**/environment.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = `${text}\nObject.assign(window.__PORTAL_ENVIRONMENT__, ${JSON.stringify(changes)});\n`;
    await route.fulfill({ response, body });
  });
}
