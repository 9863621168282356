import { retryableLazy } from '@/utils/retryableLazy';
import type { RichTextEditorProps } from './RichTextEditor';

export type { RichTextEditorProps } from './RichTextEditor';
/** The rich text editor; heavy, so its code is loaded with the first form that uses it. */
export const RichTextEditor = retryableLazy<RichTextEditorProps>(() => import('./RichTextEditor'));
