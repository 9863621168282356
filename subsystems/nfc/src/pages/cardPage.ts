import { lastAddressOf } from '@portal/subsystem-sdk';
import {
  actionsOf,
  type Card,
  changeCard,
  dayOf,
  draftOf,
  LOCK_REASONS,
  type LockReason,
  lockCard,
  returnCard,
  shownState,
  unlockCard,
} from '../cards/card';
import { build, choice } from '../element';
import { anchor, type Page, type AppContext } from '../appContext';
import { badge, pageHead } from './badge';
import { cardForm, type Draft, isChanged } from './cardForm';
import { reportDone } from '../reportDone';

/** One card: its form, actions and log. */
export function cardPage(context: AppContext, card: Card, draft: Draft, path: string): Page {
  const { t, moment, portal, register, mayIssue } = context;
  const who = () => portal.getState().user.userName;
  const actions = mayIssue ? actionsOf(card) : [];

  const report = () => portal.reportUnsaved(isChanged(draft));
  const put = (changed: Card, text: string) => {
    register.put(changed);
    portal.toast({ type: 'success', text });
    reportDone(portal, `/nfc/cards/${changed.id}`);
    // Locking keeps the unsaved values of the form.
    context.refresh({ keepsDraft: changed.status !== 'returned' && changed.log[0]?.action !== 'changed' });
  };

  let reason: LockReason = 'lost';
  const reasons = choice('nfc-reason', LOCK_REASONS, {
    nameOf: (value) => t(`reason.${value}`),
    onChoose: (value) => void (reason = value ?? reason),
  });
  const takeBack = async () => {
    const isAgreed = await portal.confirm({
      title: t('return.title'),
      content: t('return.text', { holder: card.holder }),
      okText: t('card.return'),
      danger: true,
    });
    // Its status may have changed in the meantime.
    const present = register.find(card.id);
    if (isAgreed && present && actionsOf(present).includes('return'))
      put(returnCard(present, who(), new Date()), t('card.returned'));
  };
  const lock = async () => {
    const isAgreed = await portal.confirm({
      title: t('lock.title'),
      content: t('lock.text', { holder: card.holder, reason: t(`reason.${reason}`) }),
      okText: t('card.lock'),
      danger: true,
    });
    const present = register.find(card.id);
    if (isAgreed && present && actionsOf(present).includes('lock'))
      put(lockCard(present, reason, who(), new Date()), t('card.locked'));
  };
  const button = (text: string, className: string, onclick: () => void) =>
    build('button', { type: 'button', class: `button ${className}`, onclick }, text);

  const bar = build(
    'div',
    { class: 'actions' },
    actions.includes('lock') && build('label', { for: 'nfc-reason', class: 'muted' }, t('card.lockReason')),
    actions.includes('lock') && reasons,
    actions.includes('lock') && button(t('card.lock'), '', () => void lock()),
    actions.includes('unlock') &&
      button(t('card.unlock'), '', () => put(unlockCard(card, who(), new Date()), t('card.unlocked'))),
    mayIssue &&
      card.status !== 'active' &&
      anchor(context, `/cards/new?replaces=${card.id}`, 'button', t('card.reissue')),
    actions.includes('return') && button(t('card.return'), 'danger', () => void takeBack()),
  );

  const form =
    actions.length > 0
      ? cardForm(context, {
          draft,
          submitText: t('card.save'),
          isHolderFixed: true,
          onChange: report,
          onSubmit: () => {
            if (isChanged(draft)) put(changeCard(card, draft.value, who(), new Date()), t('card.saved'));
          },
        })
      : build(
          'div',
          {},
          build('p', { class: 'note' }, t(card.status === 'returned' ? 'card.returnedHint' : 'card.readOnly')),
          build('p', { class: 'doors' }, ...card.doors.map((each) => build('span', {}, t(`door.${each}`)))),
          build('p', { class: 'muted' }, t('card.until', { day: context.day(card.validUntil) })),
        );

  const noteOf = (note: string) =>
    LOCK_REASONS.some((each) => each === note) ? t(`reason.${note as LockReason}`) : note;
  report();

  return {
    title: t('card.number', { number: card.id }),
    element: build(
      'div',
      {},
      pageHead({
        back: anchor(context, lastAddressOf(context.portal, '/cards'), 'back', t('card.back')),
        heading: card.holder,
        facts: [
          badge(context, shownState(card, dayOf(new Date()))),
          build('span', {}, `${t(`kind.${card.kind}`)} · ${card.home}`),
          build('span', { class: 'figures' }, `${t('card.number', { number: card.id })} · ${card.chip}`),
          card.lockedFor &&
            build('span', { class: 'warning' }, `${t('card.lockReason')}：${t(`reason.${card.lockedFor}`)}`),
          card.replaces !== null && build('span', {}, t('card.replaces', { number: card.replaces })),
        ],
        actions: bar,
      }),
      build(
        'div',
        { class: 'columns' },
        build('section', { class: 'card' }, build('h2', {}, t('card.settings')), form),
        build(
          'section',
          { class: 'card' },
          build('h2', {}, t('card.history')),
          build(
            'ol',
            { class: 'history' },
            ...card.log.map(({ at, who: name, action, note }) =>
              build(
                'li',
                {},
                build('strong', {}, t(`action.${action}`)),
                ` ${noteOf(note)}`,
                build('p', { class: 'muted' }, `${name} · `, build('time', { datetime: at }, moment(at))),
              ),
            ),
          ),
        ),
      ),
    ),
    follow: (inner) => inner.pathname === path,
    hasUnsaved: () => isChanged(draft),
  };
}

/** Initial values of the form of a card. */
export const draftFor = (card: Card, page: string): Draft => ({
  page,
  start: draftOf(card),
  value: draftOf(card),
  wasChecked: false,
});
