import { useState } from 'react';
import { Button, Input } from 'antd';
import { useStore } from 'zustand';
import { RegionState } from '@/components/region-state';
import { SearchIcon } from '@/components/SearchIcon';
import { SortableArea } from '@/components/sortable-list';
import { ZONES, type MenuOrder } from '@/domain/menu-order';
import { useText } from '@/locales/text';
import { loadEntries } from '../loadEntries';
import { navigationStore } from '../navigationStore';
import { BarPreview } from './BarPreview';
import { MenuZoneList } from './MenuZoneList';
import { saveMenuOrder } from './saveMenuOrder';
import { useMenuOrder } from './useMenuOrder';
import styles from './MenuEditor.module.css';

/** Number of entries above which the sort dialog has a search (R098). */
const MENU_SEARCH_FROM = 15;

interface MenuEditorProps {
  onBusy(isBusy: boolean): void;
  onSaved(): void;
  onCancel(): void;
}

/** Content of the sort dialog. A list that failed to load offers a retry; an empty list is valid. */
export default function MenuEditor(props: MenuEditorProps) {
  const { status, list } = useStore(navigationStore);
  return (
    <RegionState
      state={list.length > 0 || status === 'ready' ? 'ready' : status === 'loading' ? 'loading' : 'error'}
      onRetry={() => void loadEntries()}
    >
      <Editor {...props} />
    </RegionState>
  );
}

function Editor({ onBusy, onSaved, onCancel }: MenuEditorProps) {
  const t = useText();
  const { order, zones, landing, move, restoreDefault } = useMenuOrder();
  const [typed, setTyped] = useState('');
  const [isSaving, setSaving] = useState(false);
  const count = order.main.length + order.more.length;

  const save = async (wanted: MenuOrder) => {
    setSaving(true);
    onBusy(true);
    const isSaved = await saveMenuOrder(wanted);
    onBusy(false);
    setSaving(false);
    if (isSaved) onSaved();
  };

  return (
    <>
      <p className={styles.hint}>{t('customize.hint')}</p>
      <BarPreview entries={zones('main')} moreCount={order.more.length} />
      <div className={styles.tools}>
        {count > MENU_SEARCH_FROM && (
          <Input
            className={styles.search}
            prefix={<SearchIcon />}
            allowClear
            value={typed}
            maxLength={50}
            placeholder={t('customize.search')}
            aria-label={t('customize.search')}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <Button autoInsertSpace={false} onClick={restoreDefault} disabled={isSaving}>
          {t('customize.restoreDefault')}
        </Button>
      </div>
      <SortableArea onMove={move} landing={landing}>
        <div className={styles.zones}>
          {ZONES.map((zone) => (
            <MenuZoneList key={zone} zone={zone} entries={zones(zone)} mainCount={order.main.length} typed={typed} />
          ))}
        </div>
      </SortableArea>
      <div className={styles.foot}>
        <span className={styles.scope}>{t('customize.onlyYou')}</span>
        <Button autoInsertSpace={false} onClick={onCancel} disabled={isSaving}>
          {t('common.cancel')}
        </Button>
        <Button type="primary" autoInsertSpace={false} loading={isSaving} onClick={() => void save(order)}>
          {t('customize.submit')}
        </Button>
      </div>
    </>
  );
}
