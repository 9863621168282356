import { type FormEvent, useState } from 'react';
import { baseStyles, themeVariables } from '@portal/subsystem-sdk';
import {
  InnerLink,
  PageHeading,
  StandaloneBar,
  useLeaveGuard,
  useLocation,
  useNavigator,
  usePortal,
  usePortalState,
  useTexts,
} from '@portal/subsystem-sdk/react';
import { addRecord, listRecords } from './records';
import { styles } from './styles';
import { texts } from './texts';

const FORM = '/records/new';

export function App() {
  const theme = usePortalState((state) => state.theme);
  const locale = usePortalState((state) => state.locale);
  const { path } = useLocation();
  return (
    <>
      <StandaloneBar />
      <style>{baseStyles('.__CODE__-app') + styles}</style>
      <div className="__CODE__-app" style={themeVariables(theme)} lang={locale}>
        {path === FORM ? <FormPage /> : <ListPage />}
      </div>
    </>
  );
}

function ListPage() {
  const t = useTexts(texts);
  const rows = listRecords();
  return (
    <>
      <PageHeading title={t('list')}>{t('list')}</PageHeading>
      {rows.length === 0 && <p>{t('empty')}</p>}
      <ul className="rows">
        {rows.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <InnerLink to={FORM}>{t('add')}</InnerLink>
    </>
  );
}

function FormPage() {
  const portal = usePortal();
  const navigator = useNavigator();
  const t = useTexts(texts);
  const [title, setTitle] = useState('');
  const [hasProblem, setHasProblem] = useState(false);
  // The portal asks before it closes this pane, and never suspends it.
  useLeaveGuard(title !== '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasProblem(title.trim() === '');
    if (title.trim() === '') return;
    addRecord(title.trim());
    portal.reportUnsaved(false);
    navigator.setGuard(null);
    portal.toast({ type: 'success', text: t('saved') });
    void navigator.go('/');
  };

  return (
    <>
      <PageHeading title={t('add')}>{t('add')}</PageHeading>
      <form onSubmit={submit} noValidate>
        <div className="field">
          <label htmlFor="__CODE__-title">{t('title')}</label>
          <input
            id="__CODE__-title"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            aria-invalid={hasProblem}
          />
          {hasProblem && (
            <p className="problem" role="alert">
              {t('titleMissing')}
            </p>
          )}
        </div>
        <div className="actions">
          <button type="submit" className="button primary">
            {t('save')}
          </button>
          <InnerLink to="/">{t('cancel')}</InnerLink>
        </div>
      </form>
    </>
  );
}
