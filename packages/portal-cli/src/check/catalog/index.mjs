import { behavior } from './behavior.mjs';
import { files, styles } from './build.mjs';
import { entry } from './entry.mjs';
import { page } from './page.mjs';
import { scripts } from './scripts.mjs';
import { server } from './server.mjs';

/** @typedef {import('./rule.mjs').Rule} Rule */

/** All rules by name. @type {ReadonlyMap<string, Rule>} */
export const rules = new Map(
  [...page, ...scripts, ...styles, ...files, ...entry, ...server, ...behavior].map((one) => [one.name, one]),
);

/** The page of the guide about a finding. @param {Rule} rule */
export const helpOf = ({ id, name }) => `docs/guides/toolkit.md#${id.toLowerCase()}-${name}`;
