import { useEffect, useRef, type ReactNode } from 'react';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import { ServerTime } from '@/components/ServerTime';
import { StatusMark } from '@/components/StatusMark';
import { ABSENT } from '@/constants/absent';
import { stateOf } from '@/domain/notice/lifeCycle';
import type { NoticeDetail } from '@/domain/notice/schema';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { focusTitle } from '@/utils/lostFocus';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { textLanguage } from '@/utils/textLanguage';
import { formatFullTime } from '@/utils/time';
import { orDash } from '@/utils/orDash';
import { endText } from '../endText';
import { stateText } from '../stateText';
import { stateTone } from '../stateTone';
import { NoticeAttachments } from './NoticeAttachments';
import styles from './NoticePreview.module.css';
import { NoticeText } from './NoticeText';

const NoticeCovers = retryableLazy(() => import('./NoticeCovers'));

/** The server's name of a code (R110, R111), or the portal's own on a page in another language, where it has one. */
const inOwnWords = (name: string, own: string): string => orDash((textLanguage(name) && own) || name);

/**
 * The fields of the specification as a document: the title, one line of facts, the text, the covers, the attachments
 * (R106–R115). Screen readers hear the name of each field; it is shown only where its value does not explain itself.
 */
export default function NoticeContent({ notice }: { notice: NoticeDetail }) {
  const t = useText();
  const { title, pictures, attachments } = notice;
  const state = stateOf(notice);
  const isScheduled = state === 'timed';
  const time = isScheduled ? notice.publishTime : notice.createTime;
  const status = inOwnWords(notice.statusName, stateText(t, state));
  const end = inOwnWords(notice.publishingName, endText(t, notice.publishingType ?? ''));

  return (
    <article className={styles.notice} data-print>
      <dl className={styles.rows}>
        <Row label={t('notices.preview.noticeTitle')} kind="title">
          <Title>{title}</Title>
          {isScheduled && (
            <p className={styles.scheduled}>
              <ClockCircleOutlined aria-hidden />
              {t('notices.preview.scheduled', { time: formatFullTime(notice.publishTime) })}
            </p>
          )}
        </Row>
        <Row label={t('notices.preview.publisher')} value={orDash(notice.createdByName)} />
        {notice.columnName && <Row label={t('notices.preview.column')} value={notice.columnName} />}
        <Row label={t('notices.preview.publishTime')} value={time ? undefined : ABSENT}>
          {time && <ServerTime value={time}>{time}</ServerTime>}
        </Row>
        <Row label={t('notices.preview.status')} value={status === ABSENT ? status : undefined} isOffPaper>
          {status !== ABSENT && <StatusMark text={status} tone={stateTone[state]} />}
        </Row>
        <Row label={t('notices.preview.publishingEnd')} value={end} isOffPaper />
        <Row label={t('notices.preview.sortNumber')} value={orDash(notice.sortNumber)} isNamed isOffPaper />
        <Row label={t('notices.preview.content')} kind="text">
          {notice.content.trim() ? (
            <NoticeText html={notice.content} />
          ) : (
            <span className={styles.nothing}>{t('notices.preview.noContent')}</span>
          )}
        </Row>
        {pictures.length > 0 && (
          <Row label={t('notices.preview.covers')} kind="section">
            <LazyBoundary fallback={<div className={styles.coversPlace} />}>
              <NoticeCovers pictures={pictures} title={title} />
            </LazyBoundary>
          </Row>
        )}
        {attachments.length > 0 && (
          <Row label={t('notices.preview.attachments')} kind="section">
            <NoticeAttachments files={attachments} />
          </Row>
        )}
      </dl>
    </article>
  );
}

/** Takes the focus when the notice arrives, so that reading starts here; going to the next one leaves it on the button. */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusTitle(heading.current), []);
  return (
    <h2 ref={heading} tabIndex={-1} lang={textLanguage(children)} data-autofocus>
      {orDash(children)}
    </h2>
  );
}

interface RowProps {
  label: string;
  /** A fact is one of a line; the others are below each other. */
  kind?: 'fact' | 'title' | 'text' | 'section';
  value?: string;
  /** Shows the label of a fact. */
  isNamed?: boolean;
  /** Left out of a printed notice: it is of interest to those who publish only. */
  isOffPaper?: boolean;
  children?: ReactNode;
}

function Row(props: RowProps) {
  const { label, kind = 'fact', value, isNamed = kind === 'section' || value === ABSENT, isOffPaper, children } = props;
  return (
    <div className={cx(styles[kind], isOffPaper && styles.offPaper)}>
      <dt className={isNamed ? undefined : 'visually-hidden'}>{label}</dt>
      <dd lang={kind === 'fact' && value ? textLanguage(value) : undefined}>{value ?? children}</dd>
    </div>
  );
}
