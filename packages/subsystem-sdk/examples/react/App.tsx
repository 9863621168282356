import { useEffect, useState } from 'react';
import { usePermission, usePortal, usePortalState, useTexts } from '@portal/subsystem-sdk/react';

const texts = {
  'zh-CN': { hello: '您好，{name}', note: '备注', save: '保存', saved: '已保存' },
  'en-US': { hello: 'Hello, {name}', note: 'Note', save: 'Save', saved: 'Saved' },
};

export function App() {
  const portal = usePortal();
  const user = usePortalState((state) => state.user);
  const theme = usePortalState((state) => state.theme);
  const t = useTexts(texts);
  const canEdit = usePermission('record:edit');
  const [note, setNote] = useState('');
  const hasUnsaved = note !== '';

  // The portal asks before it closes this pane, and never suspends it.
  useEffect(() => portal.reportUnsaved(hasUnsaved), [portal, hasUnsaved]);

  return (
    <div style={{ padding: 24, color: theme.ink, fontFamily: theme.fontFamily }}>
      <h1>{t('hello', { name: user.userName })}</h1>
      <label>
        {t('note')} <input value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      {canEdit && (
        <button
          type="button"
          onClick={() => {
            portal.toast({ type: 'success', text: t('saved') });
            setNote('');
          }}
        >
          {t('save')}
        </button>
      )}
    </div>
  );
}
