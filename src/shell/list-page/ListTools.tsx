import { memo, useState } from 'react';
import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import ColumnHeightOutlined from '@ant-design/icons/es/icons/ColumnHeightOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import { Button } from 'antd';
import { ButtonPopover } from '@/components/ButtonPopover';
import { IconButton } from '@/components/IconButton';
import { ButtonMenu } from '@/components/menu';
import { useText } from '@/locales/text';
import type { useListPreferences } from './listPreferences';
import checkboxStyles from './rows/RowCheckbox.module.css';
import styles from './ListPage.module.css';

interface ListToolsProps {
  columns: readonly { key: string; title: string; isRequired?: boolean }[];
  preferences: ReturnType<typeof useListPreferences>;
  hasCards: boolean;
  isLoading: boolean;
  onReload: () => void;
}

/** Reload button, view (table or cards), density and columns of a list (R046, R048). */
function ListTools({ columns, preferences, hasCards, isLoading, onReload }: ListToolsProps) {
  const t = useText();
  const { density, setDensity, hidden, setHidden, view, setView } = preferences;
  const [isOpen, setOpen] = useState(false);

  return (
    <div className={styles.tools}>
      {hasCards && (
        <span className={styles.views} role="group" aria-label={t('list.view')}>
          <IconButton
            label={t('list.viewList')}
            aria-pressed={view === 'list'}
            icon={<UnorderedListOutlined aria-hidden />}
            onClick={() => setView('list')}
          />
          <IconButton
            label={t('list.viewGrid')}
            aria-pressed={view === 'grid'}
            icon={<AppstoreOutlined aria-hidden />}
            onClick={() => setView('grid')}
          />
        </span>
      )}
      <IconButton label={t('list.refresh')} icon={<ReloadOutlined spin={isLoading} aria-hidden />} onClick={onReload} />
      <ButtonMenu
        label={t('list.density')}
        icon={<ColumnHeightOutlined aria-hidden />}
        items={[
          {
            key: 'middle',
            label: t('list.densityMiddle'),
            isChecked: density === 'middle',
            onClick: () => setDensity('middle'),
          },
          {
            key: 'small',
            label: t('list.densitySmall'),
            isChecked: density === 'small',
            onClick: () => setDensity('small'),
          },
        ]}
      />
      <ButtonPopover
        label={t('list.columns')}
        placement="bottomRight"
        isOpen={isOpen}
        onOpenChange={setOpen}
        content={
          <div className={styles.columns}>
            {columns.map(({ key, title, isRequired }) => (
              <label key={key} className={styles.column}>
                <input
                  type="checkbox"
                  className={checkboxStyles.checkbox}
                  checked={isRequired || !hidden.includes(key)}
                  disabled={isRequired}
                  onChange={({ target }) =>
                    setHidden(target.checked ? hidden.filter((other) => other !== key) : [...hidden, key])
                  }
                />
                {title}
              </label>
            ))}
            <Button type="text" size="small" disabled={hidden.length === 0} onClick={() => setHidden([])}>
              {t('list.columnsReset')}
            </Button>
          </div>
        }
      >
        <IconButton label={t('list.columns')} aria-expanded={isOpen} icon={<SettingOutlined aria-hidden />} />
      </ButtonPopover>
    </div>
  );
}

export default memo(ListTools);
