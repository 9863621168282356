import type { Page } from '@playwright/test';

/** An entry of the registry, as the file has it. */
export type RegistryEntry = { code: string } & Record<string, unknown>;

/** Serves the registry as a deployment would replace it; addresses are those of the response to the page. */
export async function replaceRegistry(page: Page, change: (entry: RegistryEntry) => unknown[]): Promise<void> {
  await page.route('**/subsystems.json', async (route) => {
    try {
      const response = await route.fetch();
      const { subsystems } = (await response.json()) as { subsystems: RegistryEntry[] };
      await route.fulfill({ response, json: { version: 1, subsystems: subsystems.flatMap(change) } });
    } catch (error) {
      // The portal reads the registry again and again, also in the moment in which the test ends.
      if (!/disposed|closed/.test(String(error))) throw error;
    }
  });
}

/** Changes one entry of the registry. */
export const changeEntry = (page: Page, code: string, fields: Record<string, unknown>): Promise<void> =>
  replaceRegistry(page, (entry) => [entry.code === code ? { ...entry, ...fields } : entry]);
