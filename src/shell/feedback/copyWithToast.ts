import { copyText } from '@/utils/copyText';
import { toast } from './toastStore';

/** Copies text to the clipboard, and says whether the browser has done it. */
export async function copyWithToast(text: string, says: { copied: string; notCopied: string }): Promise<void> {
  const isCopied = await copyText(text);
  toast.show(isCopied ? { type: 'success', text: says.copied } : { type: 'warning', text: says.notCopied });
}
