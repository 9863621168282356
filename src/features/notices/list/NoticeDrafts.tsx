import { useState } from 'react';
import { Link } from '@umijs/max';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { Button } from 'antd';
import { ButtonPopover } from '@/components/ButtonPopover';
import { IconButton } from '@/components/IconButton';
import { NOTICE_EDIT_PATH, NOTICE_LIST_PATH } from '@/constants/paths';
import { acceptForm } from '@/domain/notice/editing';
import { NOTICE_STATUS } from '@/domain/notice/lifeCycle';
import { useText } from '@/locales/text';
import { useDraftList, type ListedDraft } from '@/shell/drafts';
import { confirm } from '@/shell/feedback';
import { formatEpoch } from '@/utils/time';
import { textLanguage } from '@/utils/textLanguage';
import styles from './NoticeDrafts.module.css';

/**
 * Address that continues a draft. A draft whose form is open in this window needs no parameter: its cached page is
 * shown.
 */
const addressOf = ({ id, visit, openIn }: ListedDraft) => {
  const query = new URLSearchParams({ ...(id !== null && { id }), ...(openIn !== 'here' && { draft: visit }) });
  const text = query.toString();
  return `${NOTICE_EDIT_PATH}${text && `?${text}`}`;
};

/** Button with the drafts in progress: continue or discard them, or list the notices saved as drafts. */
export function NoticeDrafts() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { drafts, discard } = useDraftList('notice');
  const close = () => setOpen(false);
  const titleOf = ({ value }: ListedDraft) => acceptForm(value)?.title.trim() || t('notices.drafts.untitled');
  const noteOf = ({ id, openIn, savedAt }: ListedDraft) => {
    const kind = t(id === null ? 'notices.drafts.new' : 'notices.drafts.edited');
    if (openIn === 'here') return t('notices.drafts.openHere', { kind });
    if (openIn === 'elsewhere') return t('notices.drafts.openElsewhere', { kind });
    return t('notices.drafts.savedAt', { kind, time: formatEpoch(savedAt) });
  };
  const remove = async (draft: ListedDraft) => {
    const isConfirmed = await confirm({
      title: t('drafts.discardTitle'),
      content: t('drafts.discardContent', { time: formatEpoch(draft.savedAt) }),
      okText: t('drafts.discard'),
      danger: true,
    });
    if (isConfirmed) discard(draft);
  };

  return (
    <ButtonPopover
      label={t('notices.drafts.title')}
      placement="bottomRight"
      isOpen={isOpen}
      onOpenChange={setOpen}
      content={
        <div className={styles.drafts}>
          {drafts.length === 0 && <p className={styles.none}>{t('notices.drafts.none')}</p>}
          <ul aria-label={t('notices.drafts.title')}>
            {drafts.map((draft) => {
              const title = titleOf(draft);
              const content = (
                <>
                  <span className={styles.title} lang={textLanguage(title)}>
                    {title}
                  </span>
                  <span className={styles.note}>{noteOf(draft)}</span>
                </>
              );
              return (
                <li key={draft.visit} className={styles.draft}>
                  {draft.openIn === 'elsewhere' ? (
                    <span>{content}</span>
                  ) : (
                    <Link to={addressOf(draft)} onClick={close} title={t('notices.drafts.continue', { title })}>
                      {content}
                    </Link>
                  )}
                  {draft.openIn === null && (
                    <IconButton
                      label={t('notices.drafts.discard', { title })}
                      icon={<DeleteOutlined aria-hidden />}
                      onClick={() => void remove(draft)}
                    />
                  )}
                </li>
              );
            })}
          </ul>
          <Link
            className={styles.saved}
            to={`${NOTICE_LIST_PATH}?${new URLSearchParams({ status: NOTICE_STATUS.draft })}`}
            onClick={close}
          >
            {t('notices.drafts.saved')}
          </Link>
        </div>
      }
    >
      <Button aria-expanded={isOpen}>{t('notices.drafts.button', { count: drafts.length })}</Button>
    </ButtonPopover>
  );
}
