/** Components alone on a page, for tests that need a real browser: layout, focus, pointer and script. */
import '@/global.css';
import { Activity, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Input, Select } from 'antd';
import { AppModal } from '@/components/app-modal';
import { EmptyState } from '@/components/empty-state';
import { findBrowserSanitizer } from '@/components/safe-html/browserSanitizer';
import { sanitizeHtml } from '@/components/safe-html/sanitizeHtml';
import { SafeHtml } from '@/components/safe-html';
import RichTextEditor from '@/components/rich-text-editor/RichTextEditor';
import { ThemeProvider } from '@/components/ThemeProvider';
import { NoticeDialog } from '@/features/notices/preview/NoticeDialog';
import { confirm, FeedbackHost, toast } from '@/shell/feedback';
import { confirmLeave } from '@/shell/unsaved-work';
import { acquireOverlay } from '@/services/http/overlay';
import { antdTheme } from '../../../config/antdTheme';
import { themeStyles } from '../../../config/theme';
import { tokens } from '../../../config/tokens';

const portalTheme = antdTheme(tokens);
const query = new URLSearchParams(window.location.search);

function DialogScene() {
  const [isOpen, setOpen] = useState(false);
  const [isInnerOpen, setInnerOpen] = useState(false);
  const [isHidden, setHidden] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <p>page</p>
        <AppModal
          open={isOpen}
          title={query.has('untitled') ? undefined : 'Bind'}
          onClose={() => setOpen(false)}
          onBeforeClose={query.has('unsaved') ? confirmLeave : undefined}
          onOk={() => setInnerOpen(true)}
          okText="go on"
        >
          <p>words to select</p>
          <Input aria-label="phone" />
          <Select
            aria-label="column"
            style={{ width: 200 }}
            options={[
              { value: 1, label: 'Rules' },
              { value: 2, label: 'Events' },
            ]}
          />
          <AppModal open={isInnerOpen} title="Inner" onClose={() => setInnerOpen(false)}>
            inner words
          </AppModal>
        </AppModal>
      </Activity>
      <div style={{ height: 2000 }} />
      <span hidden ref={() => void Object.assign(window, { setHidden, setOpen })} />
    </>
  );
}

const emptyTypes = ['not_found', 'blank_page', 'not_permission', 'not_task', 'not_message', 'not_network'];
emptyTypes.push('page_authorization', 'question_help', 'search_related', 'system_error');

/** A notice's text as in the editor and as in the dialog; the test passes the markup. */
function NoticeScene() {
  const [{ value, shown }, setScene] = useState({ value: '', shown: '' });
  return (
    <>
      <span hidden ref={() => void Object.assign(window, { showNotice: setScene, written: value })} />
      <RichTextEditor
        label="text"
        value={value}
        onChange={(html) => setScene((scene) => ({ ...scene, value: html }))}
        uploadImage={() => new Promise(() => undefined)}
        refuseImage={() => undefined}
        onProblem={() => undefined}
      />
      <NoticeDialog
        open={shown !== ''}
        onClose={() => undefined}
        notice={{
          title: 'title',
          createdByName: '',
          columnName: '',
          createTime: '',
          statusName: '',
          publishingName: '',
          sortNumber: null,
          content: shown,
          pictures: [],
          attachments: [],
        }}
      />
    </>
  );
}

const scenes: Record<string, () => React.ReactNode> = {
  notice: () => <NoticeScene />,
  dialog: () => <DialogScene />,
  empty: () => emptyTypes.map((type) => <EmptyState key={type} type={type} />),
  markup: () => <SafeHtml html={(window as unknown as { markup: string }).markup} label="notice" />,
};

Object.assign(window, { toast, confirm, acquireOverlay, sanitizeHtml, findBrowserSanitizer });
document.head.append(Object.assign(document.createElement('style'), { textContent: themeStyles() }));
createRoot(document.getElementById('root')!).render(
  <ThemeProvider language="zh-CN" theme={portalTheme}>
    <main>
      <h1>stage</h1>
      {scenes[query.get('scene') ?? 'dialog']?.()}
    </main>
    <FeedbackHost />
  </ThemeProvider>,
);
