// Prints the path of the Chromium that the browser tests would use, without installing anything.
import { presentChromium } from './parts/chromium.mjs';
import { Explained, run } from './parts/project.mjs';

await run(() => {
  const found = presentChromium();
  if (!found) throw new Explained('No Chromium is installed: npm test gets one, or set CHROMIUM_PATH.');
  console.log(found);
});
