import { type FormEvent, useEffect, useState } from 'react';
import { leaveQuestion } from '@portal/subsystem-sdk';
import { usePortal, useTexts } from '@portal/subsystem-sdk/react';
import { PageHeading } from './PageHeading';
import { addRecord } from './records';
import { texts } from './texts';

/** The form; `onClose` leads back to the list. */
export function RecordForm({ onClose }: { onClose(): void }) {
  const portal = usePortal();
  const t = useTexts(texts);
  const [title, setTitle] = useState('');
  const [hasProblem, setHasProblem] = useState(false);
  const hasUnsaved = title !== '';

  // The portal asks before it closes this pane, and never suspends it.
  useEffect(() => {
    portal.reportUnsaved(hasUnsaved);
    return () => portal.reportUnsaved(false);
  }, [portal, hasUnsaved]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasProblem(title.trim() === '');
    if (title.trim() === '') return;
    addRecord(title.trim());
    portal.toast({ type: 'success', text: t('saved') });
    onClose();
  };

  const cancel = async () => {
    if (!hasUnsaved || (await portal.confirm(leaveQuestion(portal.getState().locale)))) onClose();
  };

  return (
    <>
      <PageHeading title={t('add')} />
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
          <button type="button" className="button" onClick={() => void cancel()}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </>
  );
}
