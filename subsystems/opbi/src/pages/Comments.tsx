import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstProblem } from '@portal/subsystem-sdk';
import { FormFoot, usePortal, usePortalState } from '@portal/subsystem-sdk/react';
import { COMMENT_MAX_LENGTH, COMMENT_MIN_LENGTH, type Series } from '../indicators/indicator';
import { addComment } from '../indicators/store';
import { useFormats } from '../portal/formats';
import { reportDone } from '../portal/reportDone';
import { useText } from '../portal/text';

/** The comments on an indicator of a project, and the form for a new one. */
export function Comments({ series, onUnsaved }: { series: Series; onUnsaved(hasUnsaved: boolean): void }) {
  const t = useText();
  const portal = usePortal();
  const user = usePortalState((state) => state.user);
  const { time } = useFormats();
  const [text, setText] = useState('');
  const [wasChecked, setChecked] = useState(false);
  const isShort = text.trim().length < COMMENT_MIN_LENGTH;
  const hasUnsaved = text.trim() !== '';
  useEffect(() => onUnsaved(hasUnsaved), [hasUnsaved, onUnsaved]);

  const send = (form: HTMLFormElement) => {
    flushSync(() => setChecked(true));
    if (isShort) return focusFirstProblem(form);
    addComment(series.code, series.project, { who: user.userName, text: text.trim() });
    setText('');
    setChecked(false);
    portal.toast({ type: 'success', text: t('comments.sent') });
    reportDone(portal, `/opbi/indicators/${series.code}?project=${series.project}`);
  };

  return (
    <section className="card" aria-labelledby="opbi-comments">
      <h2 id="opbi-comments">{t('comments.title')}</h2>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(event.currentTarget);
        }}
      >
        <div className="field">
          <label htmlFor="opbi-comment">{t('comments.label')}</label>
          <textarea
            id="opbi-comment"
            rows={3}
            maxLength={COMMENT_MAX_LENGTH}
            placeholder={t('comments.hint')}
            value={text}
            aria-invalid={wasChecked && isShort}
            aria-describedby="opbi-comment-say"
            onChange={({ target }) => setText(target.value)}
          />
          <span id="opbi-comment-say" className="problem" aria-live="polite">
            {wasChecked && isShort && t('problem.comment')}
          </span>
        </div>
        <FormFoot isChanged={hasUnsaved} status={hasUnsaved ? undefined : ''}>
          <button type="submit" className="button primary" disabled={!hasUnsaved}>
            {t('comments.send')}
          </button>
        </FormFoot>
      </form>
      {series.comments.length === 0 && <p className="empty">{t('comments.none')}</p>}
      <ol className="comments">
        {series.comments.map((comment) => (
          <li key={`${comment.at} ${comment.text}`}>
            <p>{comment.text}</p>
            <span className="muted">
              {comment.who} · <time dateTime={comment.at}>{time(comment.at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
