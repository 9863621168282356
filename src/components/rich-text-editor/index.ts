import { retryableLazy } from '@/utils/retryableLazy';
import type { RichTextEditorProps } from './RichTextEditor';

export type { RichTextEditorProps } from './RichTextEditor';
export type { UploadImage } from './images/imageUploads';

/** The editor of formatted text; heavy, so its code comes with the first form that has one. */
export const RichTextEditor = retryableLazy<RichTextEditorProps>(() => import('./RichTextEditor'));
