// Prints the path of the Chromium that the browser tests would use, without installing anything.
import { presentChromium } from './lib/chromium.mjs';
import { CliError, run } from './lib/project.mjs';

await run(() => {
  const found = presentChromium();
  if (!found) throw new CliError('No Chromium is installed: npm test gets one, or set CHROMIUM_PATH.');
  console.log(found);
});
