import type { Texts } from './texts.ts';

/** Texts of the shared parts; a subsystem's own text wins where a component accepts one. */
export const partTexts: Texts<'all' | 'close' | 'unsaved' | 'unchanged'> = {
  'zh-CN': { all: '全部', close: '关闭', unsaved: '有未保存的修改', unchanged: '没有需要保存的修改' },
  'en-US': { all: 'All', close: 'Close', unsaved: 'Unsaved changes', unchanged: 'No changes to save' },
};

/** Color of a status; its word says the same. */
export type StatusTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'quiet';
