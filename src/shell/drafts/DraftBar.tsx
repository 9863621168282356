import HistoryOutlined from '@ant-design/icons/es/icons/HistoryOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { ActionButton } from '@/components/ActionButton';
import { NoteBar } from '@/components/NoteBar';
import { useText } from '@/locales/text';
import { confirm, copyWithToast } from '@/shell/feedback';
import { giveLostFocus } from '@/utils/lostFocus';
import { formatEpoch, serverTimeOf } from '@/utils/time';
import styles from './Draft.module.css';
import type { Draft } from './useDraft';

/** Offers the draft of an earlier visit (R047); renders nothing without one. */
export function DraftBar({ draft }: { draft: Draft }) {
  const t = useText();
  const { offer } = draft;
  if (!offer) return null;
  // The bar unmounts with its buttons, so the focus moves to the page.
  const continueWith = (action: () => void) => {
    action();
    requestAnimationFrame(() => giveLostFocus(null));
  };
  const time = formatEpoch(offer.savedAt);

  const restore = async () => {
    const isConfirmed =
      !draft.isDirty ||
      (await confirm({
        title: t('drafts.replaceTitle'),
        content: t('drafts.replaceContent', { time }),
        okText: t('drafts.restore'),
        danger: true,
      }));
    if (isConfirmed) continueWith(draft.restore);
  };

  const discard = async () => {
    const isConfirmed = await confirm({
      title: t('drafts.discardTitle'),
      content: t('drafts.discardContent', { time }),
      okText: t('drafts.discard'),
      danger: true,
    });
    if (isConfirmed) continueWith(draft.discard);
  };

  return (
    <NoteBar
      tone="brand"
      icon={HistoryOutlined}
      message={
        <>
          {t('drafts.found', { time })}
          {offer.isOutdated && <span className={styles.outdated}> {t('drafts.outdated')}</span>}
        </>
      }
      role="status"
      data-draft-offer
    >
      <ActionButton kind="link" onClick={() => void restore()}>
        {t('drafts.restore')}
      </ActionButton>
      <ActionButton kind="link" onClick={() => void discard()}>
        {t('drafts.discard')}
      </ActionButton>
    </NoteBar>
  );
}

/** Shows when the text of a form was last stored, or that the browser cannot store it. */
export function DraftStatus({ draft }: { draft: Draft }) {
  const t = useText();
  if (draft.isRefused) return <DraftRefused draft={draft} />;
  if (draft.savedAt === null) return null;
  return (
    <span className={styles.status} role="status">
      {t('drafts.savedAt', { time: serverTimeOf(draft.savedAt).format('HH:mm') })}
    </span>
  );
}

function DraftRefused({ draft }: { draft: Draft }) {
  const t = useText();
  const copy = () => copyWithToast(draft.text(), { copied: t('common.copied'), notCopied: t('drafts.notCopied') });
  return (
    <span className={styles.refused}>
      <WarningOutlined aria-hidden />
      <span role="status">{t('drafts.refused')}</span>
      {draft.text() !== '' && (
        <ActionButton kind="link" onClick={() => void copy()}>
          {t('drafts.copy')}
        </ActionButton>
      )}
    </span>
  );
}
