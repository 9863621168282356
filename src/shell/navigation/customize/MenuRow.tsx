import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import MinusCircleOutlined from '@ant-design/icons/es/icons/MinusCircleOutlined';
import PlusCircleOutlined from '@ant-design/icons/es/icons/PlusCircleOutlined';
import { Tooltip } from 'antd';
import { IconButton } from '@/components/IconButton';
import { useSortable } from '@/components/sortable-list';
import { isLocked, MAIN_ENTRIES_MIN, type MenuZone } from '@/domain/menu-order';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { EntryIcon } from '../EntryIcon';
import type { ViewEntry } from '../useNavigationEntries';
import styles from './MenuEditor.module.css';

interface MenuRowProps {
  entry: ViewEntry;
  zone: MenuZone;
  index: number;
  count: number;
  /** Index of the last entry of the zone that can be moved. */
  lastFree: number;
  mainCount: number;
  isSearching: boolean;
}

/** Home and basic information, which always come first. */
const OWN_ENTRIES = 2;

/** One entry of the sort dialog: dragged, moved by its buttons, or locked (R098, R101). */
export function MenuRow({ entry, zone, index, count, lastFree, mainCount, isSearching }: MenuRowProps) {
  const t = useText();
  const name = entry.systemName;
  const locked = isLocked(entry.systemCode);
  const { itemProps, className, move } = useSortable({
    id: entry.systemCode,
    name,
    index,
    count,
    isLocked: locked || isSearching,
  });
  const first = zone === 'main' ? OWN_ENTRIES : 0;
  // Stays enabled: on click it explains why it is refused (R100).
  const isLastOfFew = zone === 'main' && mainCount <= MAIN_ENTRIES_MIN;

  return (
    // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- R101 asks for it; the words below say the same
    <li {...itemProps} className={cx(styles.row, className)} aria-disabled={locked || undefined}>
      {locked ? (
        <Tooltip title={t('customize.locked')}>
          <LockOutlined className={styles.handle} aria-hidden />
        </Tooltip>
      ) : (
        <HolderOutlined className={styles.handle} aria-hidden />
      )}
      <EntryIcon entry={entry} />
      <span className={styles.name} title={name}>
        {name}
      </span>
      {locked ? (
        <span className="visually-hidden">{t('customize.locked')}</span>
      ) : (
        <span className={styles.buttons}>
          <IconButton
            label={t('customize.up', { name })}
            icon={<ArrowUpOutlined aria-hidden />}
            disabled={isSearching || index <= first}
            onClick={() => move({ index: index - 1 })}
          />
          <IconButton
            label={t('customize.down', { name })}
            icon={<ArrowDownOutlined aria-hidden />}
            disabled={isSearching || index >= lastFree}
            onClick={() => move({ index: index + 1 })}
          />
          {zone === 'main' ? (
            <IconButton
              label={t(isLastOfFew ? 'customize.toMoreRefused' : 'customize.toMore', { name })}
              icon={<MinusCircleOutlined aria-hidden />}
              aria-disabled={isLastOfFew || undefined}
              onClick={() => move({ zone: 'more', index: 0 })}
            />
          ) : (
            <IconButton
              label={t('customize.toMain', { name })}
              icon={<PlusCircleOutlined aria-hidden />}
              onClick={() => move({ zone: 'main', index: mainCount })}
            />
          )}
        </span>
      )}
    </li>
  );
}
