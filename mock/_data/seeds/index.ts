import { formatMoment } from '../clock';
import { seedApplications, seedTodos, type TodoRow } from './todos';
import { seedDictionaries, seedDictionaryItems, type DictionaryItemRow, type DictionaryRow } from './dictionaries';
import { seedGrayRules, type GrayRuleRow } from './gray-release';
import { seedManuals, type ManualRow } from './manuals';
import { seedMessages, type MessageRow } from './messages';
import { seedSendRecords, seedTemplates, type SendRecordRow, type TemplateRow } from './message-templates';
import { seedNotices, type NoticeRow } from './notices';
import { bigLists } from './big';

/** Initial data of a dataset. */
export interface Seed {
  notices: NoticeRow[];
  manuals: ManualRow[];
  messages: MessageRow[];
  pendingTodos: TodoRow[];
  processedTodos: TodoRow[];
  applications: TodoRow[];
  grayRules: GrayRuleRow[];
  dictionaries: DictionaryRow[];
  dictionaryItems: DictionaryItemRow[];
  templates: TemplateRow[];
  sendRecords: SendRecordRow[];
}

const made = new Map<string, Seed>();

/** Seed of an hour: dates are relative to it, and tasks and messages are about records as they are then. */
export function seedFor(now: number, big: boolean): Seed {
  const key = `${formatMoment(now).slice(0, 'YYYY-MM-DD HH'.length)}${big ? '.big' : ''}`;
  const known = made.get(key);
  if (known) return known;
  const templates = seedTemplates(now);
  const seed: Seed = {
    notices: seedNotices(now),
    manuals: seedManuals(now),
    messages: seedMessages(now),
    ...seedTodos(now),
    applications: seedApplications(now),
    grayRules: seedGrayRules(),
    dictionaries: seedDictionaries(),
    dictionaryItems: seedDictionaryItems(),
    templates,
    sendRecords: seedSendRecords(now, templates),
  };
  const complete = big ? { ...seed, ...bigLists(seed, now) } : seed;
  // Two hours at most: older seeds are not used again.
  if (made.size >= 4) made.clear();
  made.set(key, complete);
  return complete;
}
