import { useEffect, useState } from 'react';
import { useSession } from '@/shell/session';
import { usePageVisible } from '@/utils/pageVisibility';
import { dropDraft, listDraftsOfForm, onDraftsChange, type DraftForm, type ListedDraft } from './draftStore';

/** The person's drafts of a form, for every record, newest first: also those that are being written. */
export function useDraftList(name: DraftForm) {
  const userKey = useSession((session) => session.userKey);
  const isVisible = usePageVisible();
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>([]);

  useEffect(() => {
    if (userKey === null || !isVisible) return;
    let isCurrent = true;
    const read = () =>
      void listDraftsOfForm({ userKey, name }).then((found) => {
        if (isCurrent) setDrafts(found);
      });
    read();
    const stop = onDraftsChange(read);
    // Another window may have changed them.
    window.addEventListener('focus', read);
    return () => {
      isCurrent = false;
      stop();
      window.removeEventListener('focus', read);
    };
  }, [userKey, name, isVisible]);

  return {
    drafts,
    discard: ({ id, visit }: ListedDraft) => {
      if (userKey !== null) void dropDraft({ userKey, name, id }, visit);
    },
  };
}
