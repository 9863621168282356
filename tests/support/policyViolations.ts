import type { Page } from '@playwright/test';

/** What the policies of the page refuse from now on, as the browser words it in the console. */
export function recordPolicyViolations(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|permissions policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}
