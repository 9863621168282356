import { useEffect, useRef, useState } from 'react';
import { history, Link } from '@umijs/max';
import { ActionButton, actionClass } from '@/components/ActionButton';
import { SkeletonRows } from '@/components/region-state';
import { HOME_PATH } from '@/constants/paths';
import { outerOf } from '@/domain/subsystem/address';
import { failureOf } from '@/domain/subsystem/failure';
import type { OverrideRequest } from '@/domain/subsystem/override';
import { WORK_ORDER_CODE } from '@/domain/subsystem/paneKey';
import type { RegisteredSubsystem } from '@/domain/subsystem/registry';
import { useText } from '@/locales/text';
import { useLanguage } from '@/shell/preferences';
import { loadOverrides } from '@/shell/subsystem-host';
import { useOverrideLink, type OverrideRefusal } from './useOverrideLink';
import styles from './OverrideView.module.css';

/** Where the subsystem is in the portal; the first pane of a route that has several. */
const addressIn = ({ code, entryCodes }: RegisteredSubsystem) =>
  outerOf(code, '/', code === WORK_ORDER_CODE ? entryCodes[0] : null);

/** The one question that a link asks, or why the link has no effect. */
export function OverrideView({ search }: { search: string }) {
  const link = useOverrideLink(search);
  if (link.state === 'pending') return <SkeletonRows />;
  if (link.state === 'refused') return <Refused {...link} />;
  return <Question {...link} />;
}

interface RefusedProps {
  refusal: OverrideRefusal;
  request: OverrideRequest | null;
  subsystem?: RegisteredSubsystem;
}

function Refused({ refusal, request, subsystem }: RefusedProps) {
  const t = useText();
  const language = useLanguage();
  const names = { code: request?.code ?? '', name: subsystem?.name[language] ?? '' };
  return (
    <article className={styles.card} data-override-refused={refusal}>
      <h1 className={styles.title}>{t('overrides.refused.title')}</h1>
      <p>{t(`overrides.refused.${refusal}`, names)}</p>
      {refusal === 'origin' && request && <bdi className={styles.address}>{request.address}</bdi>}
      <div className={styles.actions}>
        <Link to={HOME_PATH} className={actionClass('primary')}>
          {t('nav.backHome')}
        </Link>
      </div>
    </article>
  );
}

interface QuestionProps {
  request: OverrideRequest;
  subsystem: RegisteredSubsystem;
}

function Question({ request: { code, address }, subsystem }: QuestionProps) {
  const t = useText();
  const name = subsystem.name[useLanguage()];
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  // Whoever leaves while the address is checked has not agreed.
  useEffect(() => () => running.current?.abort(), []);

  const agree = async () => {
    if (isChecking) return;
    setChecking(true);
    setFailure(null);
    const controller = new AbortController();
    running.current = controller;
    try {
      const { beginOverride, probeOverride } = await loadOverrides();
      const isolation = await probeOverride(address, subsystem);
      if (controller.signal.aborted) return;
      beginOverride({ code, address, isolation });
      history.replace(addressIn(subsystem));
    } catch (error) {
      const { kind, status } = failureOf(error, 'chunk-missing');
      const reason =
        kind === 'unreachable'
          ? t('overrides.failed.address')
          : t(`subsystems.failure.${kind}`, { status: status ?? '' });
      setFailure(t('overrides.failed', { reason }));
      setChecking(false);
    }
  };

  return (
    <article className={styles.card}>
      <h1 className={styles.title}>{t('overrides.title', { name })}</h1>
      <p>{t('overrides.hint', { name })}</p>
      <dl className={styles.facts}>
        <dt>{t('overrides.address')}</dt>
        <dd>
          <bdi className={styles.address}>{address}</bdi>
        </dd>
      </dl>
      <p>{t('overrides.warning', { name })}</p>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        <ActionButton kind="primary" aria-busy={isChecking || undefined} onClick={() => void agree()}>
          {t(isChecking ? 'overrides.checking' : 'overrides.agree')}
        </ActionButton>
        <Link to={HOME_PATH} className={actionClass('plain')}>
          {t('overrides.cancel')}
        </Link>
      </div>
    </article>
  );
}
