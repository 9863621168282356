import { lastAddressOf } from '@portal/subsystem-sdk';
import { type Card, type CardDraft, dayOf, issueProblem, latestEnd } from '../cards/card';
import { build } from '../element';
import { anchor, type Page, type AppContext } from '../appContext';
import { pageHead } from './badge';
import { cardForm, type Draft, isChanged } from './cardForm';

/** Issues a card: a first one, or a replacement for a locked or returned one. */
export function newCardPage(context: AppContext, draft: Draft, replaced: Card | undefined, start: URL): Page {
  const { t, portal, register } = context;
  const blocked = build('div', { role: 'alert' });
  const report = () => portal.reportUnsaved(isChanged(draft));

  const issue = () => {
    const old = issueProblem(draft.value, register.all());
    if (old) {
      blocked.replaceChildren(
        build(
          'p',
          { class: 'note warning' },
          `${t('new.blocked', { holder: old.holder, chip: old.chip })} `,
          anchor(context, `/cards/${old.id}`, '', t('new.openOld')),
        ),
      );
      return;
    }
    const card = register.issue(draft.value, replaced?.id ?? null, portal.getState().user.userName, new Date());
    portal.toast({ type: 'success', text: t('new.issued', { chip: card.chip }) });
    // Saved: no question about unsaved work, and the form is replaced in the history.
    context.go(`/cards/${card.id}`, { isReplaced: true, isForced: true });
  };
  report();

  return {
    title: t('new.title'),
    element: build(
      'div',
      {},
      pageHead({
        back: anchor(context, lastAddressOf(context.portal, '/cards'), 'back', t('card.back')),
        heading: t('new.title'),
        facts: replaced ? [t('card.replaces', { number: replaced.id })] : [],
      }),
      build(
        'section',
        { class: 'card' },
        blocked,
        cardForm(context, {
          draft,
          submitText: t('new.issue'),
          isHolderFixed: false,
          onChange: report,
          onSubmit: issue,
        }),
      ),
    ),
    follow: (inner) => inner.pathname === start.pathname && inner.search === start.search,
    hasUnsaved: () => isChanged(draft),
  };
}

/** Initial values of a new card: holder and doors of the replaced card, and a full year. */
export function draftOfNew(replaced: Card | undefined, page: string): Draft {
  const validFrom = dayOf(new Date());
  const start: CardDraft = {
    holder: replaced?.holder ?? '',
    kind: replaced?.kind ?? 'owner',
    home: replaced?.home ?? '',
    doors: replaced?.doors ?? ['north-gate', 'lobby'],
    validFrom,
    validUntil: latestEnd(validFrom),
  };
  return { page, start, value: start, wasChecked: false };
}
