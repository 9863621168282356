import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (...names: string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isExecutable);

/** Debian's folders with the programs of WebKitGTK, newest interface first. */
const libraries = () => {
  try {
    return readdirSync('/usr/lib', { recursive: false })
      .map((name) => join('/usr/lib', String(name)))
      .flatMap((folder) => ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(folder, name)));
  } catch {
    return [];
  }
};

/** Firefox: `FIREFOX_PATH`, Debian's `firefox-esr`, or another one on the path. */
export const presentFirefox = () =>
  [process.env.FIREFOX_PATH, onPath('firefox-esr', 'firefox')].find((file) => file && isExecutable(file));

/** WebKitGTK's driver and browser, and a screen for them: Debian's `webkit2gtk-driver` and `xvfb`. */
export function presentWebKit(): { driver: string; browser: string } | undefined {
  const driver = [process.env.WEBKIT_DRIVER_PATH, onPath('WebKitWebDriver')].find((file) => file && isExecutable(file));
  const browser = libraries()
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isExecutable);
  const hasScreen = process.env.DISPLAY !== undefined || onPath('Xvfb') !== undefined;
  return driver && browser && hasScreen ? { driver, browser } : undefined;
}
