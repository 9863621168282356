import { copyText } from '@/utils/copyText';
import { toast } from './toastStore';

/** Copies text to the clipboard, and shows whether the browser has done it. */
export async function copyWithToast(text: string, messages: { copied: string; notCopied: string }): Promise<void> {
  const isCopied = await copyText(text);
  toast.show(isCopied ? { type: 'success', text: messages.copied } : { type: 'warning', text: messages.notCopied });
}
