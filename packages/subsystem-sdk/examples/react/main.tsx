import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { defineSubsystem, type PortalContext, startSubsystem } from '@portal/subsystem-sdk';

const texts = {
  'zh-CN': { hello: '您好，', note: '备注', save: '保存', saved: '已保存' },
  'en-US': { hello: 'Hello, ', note: 'Note', save: 'Save', saved: 'Saved' },
};

function App({ portal }: { portal: PortalContext }) {
  const { user, locale, theme, permissions } = useSyncExternalStore(portal.subscribe, portal.getState);
  const [note, setNote] = useState('');
  const text = texts[locale];
  const hasUnsaved = note !== '';

  // The portal asks before it closes this pane, and never puts it to sleep.
  useEffect(() => portal.reportUnsaved(hasUnsaved), [portal, hasUnsaved]);

  return (
    <main style={{ padding: 24, color: theme.ink, fontFamily: theme.fontFamily }}>
      <h1>
        {text.hello}
        {user.userName}
      </h1>
      <label>
        {text.note} <input value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      {permissions.powerCodes.includes('record:edit') && (
        <button
          type="button"
          onClick={() => {
            portal.toast({ type: 'success', text: text.saved });
            setNote('');
          }}
        >
          {text.save}
        </button>
      )}
    </main>
  );
}

let root: Root | undefined;

const lifecycles = defineSubsystem({
  mount: ({ container, portal }) => {
    root = createRoot(container.appendChild(document.createElement('div')));
    root.render(<App portal={portal} />);
  },
  unmount: () => root?.unmount(),
});

export const { bootstrap, mount, unmount } = lifecycles;
startSubsystem(lifecycles, { alone: { code: 'react' } });
