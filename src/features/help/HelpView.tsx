import { Link } from '@umijs/max';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { ActionButton, actionClass } from '@/components/ActionButton';
import { HOME_PATH, PERMISSION_APPLICATION_PATH } from '@/constants/paths';
import type { ApplyState } from '@/domain/access';
import { useText, type TextKey } from '@/locales/text';
import { textLanguage } from '@/utils/textLanguage';
import { formatClock } from '@/utils/time';
import { Contact } from './Contact';
import { ReviewSteps } from './ReviewSteps';
import { StateDrawing } from './StateDrawing';
import { useHelp } from './useHelp';
import styles from './HelpView.module.css';

/** Texts of each status; `silent` is used when the server gave no reason. */
const messageKeys: Record<ApplyState, { title: TextKey; hint: TextKey; silent?: TextKey }> = {
  '0': { title: 'help.refused.title', hint: 'help.refused.hint', silent: 'help.refused.noReason' },
  '4': { title: 'help.review.title', hint: 'help.review.hint' },
  '5': { title: 'help.rejected.title', hint: 'help.rejected.hint', silent: 'help.rejected.noReason' },
  '6': { title: 'help.none.title', hint: 'help.none.hint' },
};

const applyAddress = (systemCode: string | undefined): string =>
  `${PERMISSION_APPLICATION_PATH}${systemCode ? `?${new URLSearchParams({ systemCode }).toString()}` : ''}`;

/** Explains why a subsystem does not open and what the user can do (R029, R052, R173–R175). */
export function HelpView() {
  const t = useText();
  const { state, msg, systemName, systemCode, isChecking, checkedAt, check } = useHelp();
  const { title, hint, silent } = messageKeys[state];
  const isUnderReview = state === '4';
  const isWaiting = isUnderReview || state === '0';
  const name = systemName ?? t('help.system.unknown');

  // Under review there is nothing to apply for, and a refusal of the system does not end by applying: the main action
  // is to check again.
  // Without a subsystem, as after typing the address, there is nothing to check and nobody to ask.
  const isKnown = systemName !== undefined || systemCode !== undefined;
  const apply = (
    <Link
      key="apply"
      to={applyAddress(systemCode)}
      className={actionClass(isWaiting || !isKnown ? 'plain' : 'primary')}
    >
      {t(state === '5' ? 'help.applyAgain' : 'help.apply')}
    </Link>
  );
  const again = isKnown && (
    <ActionButton
      key="again"
      kind={isWaiting ? 'primary' : 'plain'}
      disabled={!systemCode}
      aria-busy={isChecking || undefined}
      onClick={() => void check()}
    >
      <ReloadOutlined spin={isChecking} aria-hidden />
      {t(isChecking ? 'help.checking' : 'help.check')}
    </ActionButton>
  );

  const home = (
    <Link to={HOME_PATH} className={actionClass(isKnown ? 'link' : 'primary')}>
      {t('help.backHome')}
    </Link>
  );

  return (
    <article className={styles.card}>
      <div className={styles.drawing}>
        <StateDrawing state={state} />
      </div>
      <div className={styles.body}>
        {isKnown && (
          <p className={styles.system}>
            <span className="visually-hidden">{t('help.system')}: </span>
            <span lang={textLanguage(name)}>{name}</span>
          </p>
        )}
        <h1 className={styles.title}>{t(title)}</h1>
        {silent ? (
          msg ? (
            <>
              <p className={styles.hint}>{t(hint)}</p>
              <blockquote className={styles.reason} lang={textLanguage(msg)}>
                {msg}
              </blockquote>
            </>
          ) : (
            <p className={styles.hint}>{t(silent)}</p>
          )
        ) : (
          <p className={styles.hint}>{t(isKnown ? hint : 'help.whichHint')}</p>
        )}
        {isUnderReview && <ReviewSteps />}
        <div className={styles.actions}>
          {!isKnown && home}
          {isWaiting ? [again, apply] : [apply, again]}
          {isKnown && home}
        </div>
        <p role="status" className={styles.checked}>
          {checkedAt && t('help.stillRefused', { time: formatClock(checkedAt) })}
        </p>
        {isKnown && <Contact systemName={name} systemCode={systemCode} reason={t(title)} />}
      </div>
    </article>
  );
}
