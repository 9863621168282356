import { useState } from 'react';
import { useRequest } from 'ahooks';
import { Input } from 'antd';
import { LeftOutNote } from '@/components/LeftOutNote';
import { Panel } from '@/components/Panel';
import { RegionState, SkeletonRows } from '@/components/region-state';
import { SearchIcon } from '@/components/SearchIcon';
import { leftOutOf } from '@/domain/wire';
import { useText } from '@/locales/text';
import { listGrayServices } from '@/services/gray-release';
import { IN_BACKGROUND } from '@/services/http';
import type { ListedDraft } from '@/shell/drafts';
import { useReadFailure } from '@/shell/feedback';
import { cx } from '@/utils/cx';
import { textLanguage } from '@/utils/textLanguage';
import styles from './ServiceList.module.css';

interface ServiceListProps {
  chosen: string;
  /** The selected service has unsaved changes. */
  isChanged: boolean;
  drafts: readonly ListedDraft[];
  onChoose: (serviceName: string) => void;
}

/** The services that support gray releases, searchable by name or description (R225). */
export function ServiceList({ chosen, isChanged, drafts, onChoose }: ServiceListProps) {
  const t = useText();
  const [keyword, setKeyword] = useState('');
  const { reason, ask, handlers } = useReadFailure();
  const { data, error, refresh } = useRequest(() => listGrayServices(IN_BACKGROUND), handlers);
  /** The key of the text about unsaved changes of a service. */
  const changeOf = (serviceName: string) => {
    if (serviceName === chosen && isChanged) return 'gray.changed';
    return drafts.some(({ id }) => id === serviceName) ? 'gray.hasDraft' : null;
  };
  const wanted = keyword.trim().toLowerCase();
  const found = data?.filter(({ serviceName, description }) =>
    `${serviceName} ${description}`.toLowerCase().includes(wanted),
  );

  return (
    <Panel
      className={styles.panel}
      title={t('gray.services')}
      extra={<span className={styles.count}>{found?.length}</span>}
    >
      <div className={styles.search}>
        <Input
          allowClear
          prefix={<SearchIcon />}
          placeholder={t('gray.services.search')}
          aria-label={t('gray.services.search')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
      </div>
      <RegionState
        state={found ? (found.length > 0 ? 'ready' : 'empty') : error ? 'error' : 'loading'}
        skeleton={<SkeletonRows rows={6} height={48} />}
        error={[t('gray.services.failed'), reason].filter(Boolean).join(' · ')}
        onRetry={() => ask(refresh)}
        empty={
          wanted
            ? {
                type: 'search_related',
                tip: t('empty.searchRelatedReason'),
                action: { onClick: () => setKeyword('') },
              }
            : { type: 'blank_page', title: t('gray.services.none') }
        }
      >
        <ul className={styles.list}>
          {found?.map(({ serviceName, description }) => {
            const change = changeOf(serviceName);
            return (
              <li key={serviceName}>
                <button
                  type="button"
                  className={cx(styles.service, serviceName === chosen && styles.isChosen)}
                  aria-current={serviceName === chosen || undefined}
                  onClick={() => onChoose(serviceName)}
                >
                  <span className={styles.name} lang={textLanguage(serviceName)}>
                    {serviceName}
                  </span>
                  <span className={styles.description} lang={textLanguage(description)}>
                    {description}
                  </span>
                  {change && (
                    <span className={styles.changed} title={t(change)}>
                      <span className="visually-hidden">{t(change)}</span>
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </RegionState>
      <LeftOutNote {...leftOutOf(data)} />
    </Panel>
  );
}
