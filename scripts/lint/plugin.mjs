/** The rules of this project, as a plugin for oxlint (oxlint.config.mjs). */
import { effectEventsRule } from './effect-events.mjs';
import { layersRule } from './layers.mjs';
import { readOnceRule } from './read-once.mjs';
import { restrictedSyntaxRule } from './restricted-syntax.mjs';
import { textsRule } from './texts.mjs';

export default {
  meta: { name: 'portal' },
  rules: {
    'effect-events': effectEventsRule,
    layers: layersRule,
    'read-once': readOnceRule,
    'restricted-syntax': restrictedSyntaxRule,
    texts: textsRule,
  },
};
