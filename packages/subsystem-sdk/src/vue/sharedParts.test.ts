import { createApp, h, nextTick, ref } from 'vue';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakePortal } from '../index';
import {
  Counters,
  DateField,
  Dialog,
  FilterRow,
  FilterSelect,
  FormFoot,
  PageHead,
  providePortal,
  Status,
} from './index';

const show = (draw: () => unknown) => {
  const root = document.body.appendChild(document.createElement('div'));
  const app = createApp({ render: draw });
  providePortal(app, createFakePortal({ state: { locale: 'en-US' } }));
  app.mount(root);
  return root;
};

afterEach(() => document.body.replaceChildren());

describe('the parts that subsystems share, in Vue', () => {
  test('T12 head, counters, filters and foot are drawn and report what is chosen', async () => {
    const changes: unknown[] = [];
    const status = ref<string | null>(null);
    const root = show(() => [
      h(PageHead, null, {
        back: () => h('a', { class: 'back', href: '/list' }, 'Back'),
        default: () => h('h1', 'Orders'),
        facts: () => h(Status, { tone: 'danger' }, () => 'Late'),
        actions: () => h('button', 'New'),
      }),
      h(Counters, {
        label: 'Status',
        value: status.value,
        options: [{ value: 'open', label: 'Open', count: 4, tone: 'brand' }],
        onChange: (value) => (status.value = value),
      }),
      h(
        FilterRow,
        { resetText: 'Clear', total: '3 records', onReset: () => changes.push('reset') },
        {
          default: () =>
            h(FilterSelect, {
              label: 'Kind',
              value: 'a',
              options: [['a', 'A']],
              onChange: (value) => changes.push(value),
            }),
        },
      ),
      h(FormFoot, { isChanged: false }, () => h('button', 'Save')),
    ]);
    expect(root.querySelector('.page-head')).toHaveTextContent('BackOrdersLateNew');
    const open = within(screen.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'Open 4' });
    for (const pressed of ['true', 'false']) {
      await userEvent.click(open);
      expect(open).toHaveAttribute('aria-pressed', pressed);
    }
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('A');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } });
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(changes).toEqual([null, 'reset']);
    expect(root.querySelector('.form-foot')).toHaveTextContent('No changes to saveSave');
  });

  test('T12 A38 after saving the foot of a form keeps the focus of its button', async () => {
    const isChanged = ref(true);
    const root = show(() =>
      h(FormFoot, { isChanged: isChanged.value }, () =>
        h('button', { disabled: !isChanged.value, onClick: () => (isChanged.value = false) }, 'Save'),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await nextTick();
    expect(root.querySelector('.form-foot')).toHaveFocus();
  });

  test('T12 A38 a form that is removed when it is saved leaves the focus to the heading', async () => {
    const isOpen = ref(true);
    show(() => [
      h('h1', { tabindex: -1 }, 'Order'),
      isOpen.value &&
        h('form', [
          h(FormFoot, { isChanged: true }, () =>
            h('button', { type: 'button', onClick: () => (isOpen.value = false) }, 'Save'),
          ),
        ]),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await nextTick();
    expect(screen.getByRole('heading', { name: 'Order' })).toHaveFocus();
  });

  test('T12 a dialog takes and returns the focus; its date field reports a day and keeps Escape to itself', async () => {
    const isOpen = ref(false);
    const day = ref('2026-03-01');
    show(() => [
      h('button', { onClick: () => (isOpen.value = true) }, 'Open'),
      isOpen.value &&
        h(
          Dialog,
          { title: 'Scrap', onClose: () => (isOpen.value = false) },
          {
            default: () =>
              h(DateField, {
                id: 'day',
                value: day.value,
                max: '2026-03-20',
                onChange: (value) => (day.value = value),
              }),
            foot: () => h('button', 'OK'),
          },
        ),
    ]);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    expect(screen.getByRole('button', { name: /March 21/ })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(day.value).toBe('2026-03-02');
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Scrap' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await nextTick();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });
});
